import { AsyncLocalStorage } from 'node:async_hooks';
import { isLanguage, LANGUAGES, type Language, type LanguagePack, type Messages } from '#domain/texts/languages.ts';
import { PACKS } from '#domain/texts/packs.ts';

async function packOf(language: Language): Promise<LanguagePack> {
  if (language === 'en') return {};
  const { pages, administration } = PACKS[language];
  return { ...(await pages()), ...(await administration()) };
}
const packs = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await packOf(language)] as const)),
);

const speaking = new AsyncLocalStorage<Language>();
/** A thread speaks one language (`workerPool`). */
const ofThread: Language = isLanguage(process.env.THREAD_LANGUAGE) ? process.env.THREAD_LANGUAGE : 'en';

/** The language of the request, email or thread that asks. */
export const languageNow = (): Language => speaking.getStore() ?? ofThread;

/** Undefined in English. */
export const translationOf = (area: string): Messages | undefined => packs.get(languageNow())?.[area];

/** What `work` writes, now and after it waited, is in this language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result => speaking.run(language, work);
