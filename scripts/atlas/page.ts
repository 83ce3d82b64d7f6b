/** A drawing that is wider or longer is scaled down; the parts of a chart are beside each other up to the widest. */
export const PAGE = { width: 900, height: 1300, widest: 1300 };
