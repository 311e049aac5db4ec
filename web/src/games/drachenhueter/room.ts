export { default as Ornament } from "./Ornament.svelte";
