/** A drawing that is wider or longer is scaled down. */
export const PAGE = { width: 900, height: 1300 };
