/** The colors of a site without own ones (specification 9, Defaults). */
export const STANDARD_COLOURS = { primary: '#008080', secondary: '#f50057' } as const;
