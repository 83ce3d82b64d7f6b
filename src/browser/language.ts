import type { Language } from '#domain/texts/languages.ts';
import { languageNow } from '#spoken';

const YEAR_SECONDS = 31_536_000;

/** The languages that the site offers besides the page's own. */
export function otherLanguages(): readonly Language[] {
  const offered = (document.documentElement.dataset.languages?.split(' ') ?? []) as Language[];
  return offered.filter((language) => language !== languageNow());
}

/** Loads the page again in this language. The server stores it with the user, at the latest when they sign in. */
export function chooseLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
  document.cookie = `language=${language}.chosen; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  location.reload();
}

/** The user chose this language elsewhere, and the server has set the cookie. A browser that blocks cookies stays. */
export function followLanguage(language: Language | undefined): void {
  const isKept = document.cookie.split('; ').includes(`language=${language}`);
  if (language && isKept && language !== languageNow() && otherLanguages().includes(language)) location.reload();
}
