// Where the fists are: where there is room in the middle of the table, otherwise on everybody's plaque.
import { MediaQuery } from "svelte/reactivity";

export const inTheMiddle = new MediaQuery("(min-width: 47.5rem)");
