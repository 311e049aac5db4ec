// First, so that a component's own rules come after them.
import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { painted } from "./lib/painted.ts";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");
// What `index.html` shows is seen first: to put up a page takes longer.
void painted().then(() => {
  target.replaceChildren();
  mount(App, { target });
});
