/** The drawing that the program brings along: an emblem, and a name beside it. Any other logo is a picture that somebody sent. */
export const PROGRAM_LOGO = 'logo.svg';
