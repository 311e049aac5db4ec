import { afterEach, expect, test } from "vitest";
import { styled } from "./styled.ts";

afterEach(() => document.head.replaceChildren());

function sheet(isThere: boolean): HTMLLinkElement {
  const link = document.createElement("link");
  link.setAttribute("rel", "stylesheet");
  Object.defineProperty(link, "sheet", { value: isThere ? {} : null });
  document.head.append(link);
  return link;
}

test("a page waits for the style sheets that are on their way, and for no others", async () => {
  sheet(true);
  const coming = sheet(false);
  let isDone = false;
  const done = styled().then(() => (isDone = true));
  await Promise.resolve();
  expect(isDone).toBe(false);
  coming.dispatchEvent(new Event("load"));
  await done;
});

test("a style sheet that cannot be had keeps nobody waiting", async () => {
  const lost = sheet(false);
  const done = styled();
  lost.dispatchEvent(new Event("error"));
  await done;
});
