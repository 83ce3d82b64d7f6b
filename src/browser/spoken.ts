import type { WordRules } from '#domain/search/wordRules.ts';
import type { Language, LanguagePack, Messages } from '#domain/texts/languages.ts';
import { PACKS } from '#domain/texts/packs.ts';

/** The server decides in which language a page is (`server/platform/http/language.ts`), and says so at its head. */
const { documentElement: page } = document;
let language = page.lang as Language;
let texts: LanguagePack = {};
let words: WordRules | undefined;

// Before any module that has a text. A page whose texts cannot be loaded is in English.
try {
  if (language !== 'en') ({ pages: texts, words } = await PACKS[language].pages());
} catch {
  language = 'en';
  page.lang = language;
}

export const languageNow = (): Language => language;

/** Undefined in English. */
export const translationOf = (area: string): Messages | undefined => texts[area];

/** How words are searched; undefined in English. */
export const wordRules = (): WordRules | undefined => words;

/** Before the pages of administrators load. */
export async function loadAdministration(): Promise<void> {
  if (language !== 'en') texts = { ...texts, ...(await PACKS[language].administration()).administration };
}
