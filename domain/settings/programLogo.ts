/** The bundled logo: an emblem, and a name beside it. Any other logo is an uploaded picture. */
export const PROGRAM_LOGO = 'logo.svg';
