// The browser runs this when a message comes from the server, whether a page of ours is open or not. It keeps nothing and
// answers no requests of pages: what they show comes from the server as before.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(`/t/${event.notification.data.table}`));
});

/** One for each table: a later one takes the place of an earlier one, and only makes itself heard if it is of another turn. */
async function show({ table, turn, title, text, lang }) {
    const tag = `table ${table}`;
    const earlier = await self.registration.getNotifications({ tag });
    const isKnown = earlier.some(({ data }) => data.turn === turn);
    await self.registration.showNotification(title, {
        body: text,
        lang,
        tag,
        renotify: earlier.length > 0 && !isKnown,
        data: { table, turn },
    });
}

/** In the window that has it already, if there is one. */
async function open(path) {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find(({ url }) => new URL(url).pathname === path);
    await (there === undefined ? self.clients.openWindow(path) : there.focus());
}
