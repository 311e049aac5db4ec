// First, so that a component's own rules come after them.
import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { styled } from "./lib/styled.ts";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");
// In a task of its own, after that of the modules.
void styled().then(() =>
  setTimeout(() => {
    target.replaceChildren();
    mount(App, { target });
  }),
);
