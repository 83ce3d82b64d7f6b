import { DIRECTIONS, type Language } from '#domain/texts/languages.ts';
import { languageNow } from './spoken.ts';

/** What the first tag of a page says about its language. */
export const languageAttributes = (language: Language = languageNow()): string =>
  `lang="${language}" dir="${DIRECTIONS[language]}"`;
