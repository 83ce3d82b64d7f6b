import { AsyncLocalStorage } from 'node:async_hooks';
import { isMainThread } from 'node:worker_threads';
import type { WordRules } from '#domain/search/wordRules.ts';
import { administration } from '#domain/texts/es/administration.ts';
import { pages, words } from '#domain/texts/es/pages.ts';
import { isLanguage, type Language, type LanguagePack, type Messages } from '#domain/texts/languages.ts';

const PACKS: Readonly<Record<Language, LanguagePack>> = { en: {}, es: { ...pages, ...administration } };
const WORDS: Readonly<Partial<Record<Language, WordRules>>> = { es: words };

const speaking = new AsyncLocalStorage<Language>();
/** A thread speaks one language (`workerPool`). */
const [, , named] = process.argv;
const ofThread: Language = !isMainThread && isLanguage(named) ? named : 'en';

/** The language of the request, email or thread that asks. */
export const languageNow = (): Language => speaking.getStore() ?? ofThread;

/** How words are searched; undefined in English. */
export const wordRules = (): WordRules | undefined => WORDS[languageNow()];

/** Here all texts are loaded. */
export const loadAdministration = async (): Promise<void> => undefined;

/** Undefined in English. */
export const translationOf = (area: string): Messages | undefined => PACKS[languageNow()][area];

/** What `work` writes, now and after it waited, is in this language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result => speaking.run(language, work);
