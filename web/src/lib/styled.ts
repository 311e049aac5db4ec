/** When the style sheets of the page are there: what is put up before that would be seen without them. */
export async function styled(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    sheets
      .filter((link) => link.sheet === null)
      .map(
        (link) => new Promise((resolve) => ["load", "error"].forEach((name) => link.addEventListener(name, resolve))),
      ),
  );
}
