import { AsyncLocalStorage } from 'node:async_hooks';
import { isMainThread } from 'node:worker_threads';
import { administration } from '#domain/texts/es/administration.ts';
import { pages } from '#domain/texts/es/pages.ts';
import { isLanguage, type Language, type LanguagePack, type Messages } from '#domain/texts/languages.ts';

const PACKS: Readonly<Record<Language, LanguagePack>> = { en: {}, es: { ...pages, ...administration } };

const speaking = new AsyncLocalStorage<Language>();
/** A thread speaks one language (`workerPool`). */
const [, , named] = process.argv;
const ofThread: Language = !isMainThread && isLanguage(named) ? named : 'en';

/** The language of the request, email or thread that asks. */
export const languageNow = (): Language => speaking.getStore() ?? ofThread;

/** Here all texts are loaded. */
export const loadAdministration = async (): Promise<void> => undefined;

/** Undefined in English. */
export const translationOf = (area: string): Messages | undefined => PACKS[languageNow()][area];

/**
 * An object with texts: each of its texts is in the language of the request that reads it. Other modules may read them
 * while they load only for this purpose too.
 */
export function perLanguage<Made extends object>(make: () => Made): Made {
  if (!isMainThread) return make();
  const english = make();
  const made: Partial<Record<Language, Made>> = { en: english };
  const now = (): Made => (made[languageNow()] ??= make());
  return new Proxy(english, { get: (_english, name) => Reflect.get(now(), name) });
}

/** What `work` writes, now and after it waited, is in this language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result => speaking.run(language, work);
