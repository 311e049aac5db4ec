/** Everything a creature is made of. */
export * from "./body.ts";
export * from "./claw.ts";
export * from "./eye.ts";
export * from "./face.ts";
export * from "./flame.ts";
export * from "./hair.ts";
export * from "./hat.ts";
export * from "./head.ts";
export * from "./horn.ts";
export * from "./neck.ts";
export * from "./scales.ts";
export * from "./things.ts";
export * from "./wing.ts";
