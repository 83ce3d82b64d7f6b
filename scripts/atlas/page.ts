/** Wider than this, or longer, a drawing is shrunk where it is shown. */
export const PAGE = { width: 900, height: 1300 };
