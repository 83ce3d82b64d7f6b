import format, { type CompiledMessage } from 'icu-minify/format';
import { compileText } from './compileText.ts';

const LANGUAGE = 'en-US';

/** The values of a message's arguments, by their names. */
export type TextParams = Readonly<Record<string, string | number>>;

const numbers = new Intl.NumberFormat(LANGUAGE);
const plurals = new Intl.PluralRules(LANGUAGE);
const options = {
  formatters: {
    getNumberFormat: () => numbers,
    getPluralRules: () => plurals,
    getDateTimeFormat: () => {
      throw new Error('a date is given to a message as text, in the format of the shop');
    },
  },
};

/**
 * The texts of one area, as ICU messages by key. The returned function gives the text of a key with its arguments
 * filled in. `npm run texts -- --check` compares keys and arguments with their uses.
 */
export function catalog<Key extends string>(english: Readonly<Record<Key, string>>) {
  const compiled = new Map<Key, CompiledMessage>();
  const messageOf = (key: Key) => {
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const message = compileText(english[key]);
    compiled.set(key, message);
    return message;
  };
  return (key: Key, params?: TextParams): string => String(format(messageOf(key), LANGUAGE, params, options));
}
