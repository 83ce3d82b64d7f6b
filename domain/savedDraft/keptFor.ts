/** How long the browser keeps unfinished work (readings 125). */
export const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
