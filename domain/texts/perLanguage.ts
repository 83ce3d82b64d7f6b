import { languageNow } from '#spoken';
import type { Language } from './languages.ts';

/**
 * A constant with texts. On the server, which loads a module once and serves all languages, each text is in the language
 * of the request that reads it.
 */
export function perLanguage<Made extends object>(make: () => Made): Made {
  const first = make();
  const made: Partial<Record<Language, Made>> = { [languageNow()]: first };
  const now = (): Made => (made[languageNow()] ??= make());
  return new Proxy(first, { get: (_first, name) => Reflect.get(now(), name) });
}
