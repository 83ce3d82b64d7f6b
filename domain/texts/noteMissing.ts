import type { Language, LanguagePack, Messages } from './languages.ts';

/** The texts of a language, with a line in the log the first time that one is asked for which its catalog lacks. */
export function noteMissing(
  language: Language,
  pack: LanguagePack,
  note: (line: string) => void = console.warn,
): LanguagePack {
  const noted = new Set<string>();
  const noting = (area: string, messages: Messages) =>
    new Proxy(messages, {
      get(texts, key) {
        const name = `${area}.${String(key)}`;
        if (typeof key === 'string' && !Object.hasOwn(texts, key) && !noted.has(name)) {
          noted.add(name);
          note(`The text ${name} is missing in "${language}". It shows in English.`);
        }
        return Reflect.get(texts, key);
      },
    });
  return Object.fromEntries(Object.entries(pack).map(([area, messages]) => [area, noting(area, messages)]));
}
