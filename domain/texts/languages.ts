/** The languages of the screens, emails and documents. The first one is the language of every text that another lacks. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of English catalogs, and of the main texts of products and categories. */
export const MAIN_LANGUAGE = 'en';

/** Each in its own words, for the choice. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** How its lines run. */
export const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', es: 'ltr' };

/** For `Intl`: the language as it is spoken in the United States. */
export const tagOf = (language: Language): string => `${language}-US`;

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The compiled messages of an area by key, in the order of the English catalog. */
export type Messages = Readonly<Record<string, string>>;

/** Texts of a language by area. */
export type LanguagePack = Readonly<Record<string, Messages>>;
