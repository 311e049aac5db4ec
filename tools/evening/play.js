// Plays for the person at this browser, as the hints say, until the table has come to a version and asks that person again.
([table, wanted]) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const say = (message) => socket.send(JSON.stringify(message));
    const enter = () => say({ type: "enter", table });
    let box = { view: null };
    let version = -1;

    function change([path, found]) {
      const way = ["view", ...path];
      const last = way.pop();
      way.reduce((place, step) => place[step], box)[last] = found;
    }

    function look() {
      const { legal, outcome, seat } = box.view;
      if (outcome !== null || (version >= wanted && legal.length > 0)) {
        socket.onclose = null;
        socket.close();
        resolve(version);
      } else if (legal.length > 0) say({ type: "hint", table, seat, id: `hint-${version}` });
    }

    socket.onopen = () => say({ type: "hello", protocol: 1 });
    socket.onclose = () => reject(new Error("the server has gone"));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "welcome") enter();
      if (message.type === "hinted") {
        const { seat } = box.view;
        say({ type: "act", table, seat, id: `act-${version}`, version, action: message.action });
      }
      // Hints are dear, and so is entering after many of them: wait until there is some allowance again.
      if (message.type === "problem" && message.code === "too-fast") setTimeout(box.view === null ? enter : look, 500);
      if (message.type === "view") box = { view: message.view };
      if (message.type === "moved") message.changes.forEach(change);
      if (message.type === "view" || message.type === "moved") {
        version = message.version;
        look();
      }
    };
  });
