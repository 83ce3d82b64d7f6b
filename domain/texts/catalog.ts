import format, { type CompiledMessage } from 'icu-minify/format';
import { languageNow, translationOf } from '#spoken';
import { compileText } from './compileText.ts';
import { type Language, tagOf } from './languages.ts';

/** The values of a message's arguments, by their names. */
export type TextParams = Readonly<Record<string, string | number>>;

function optionsIn(language: Language) {
  const numbers = new Intl.NumberFormat(tagOf(language));
  const plurals = new Intl.PluralRules(tagOf(language));
  return {
    formatters: {
      getNumberFormat: () => numbers,
      getPluralRules: () => plurals,
      getDateTimeFormat: () => {
        throw new Error('dates come as text');
      },
    },
  };
}

const options: Partial<Record<Language, ReturnType<typeof optionsIn>>> = {};
const compiled = new Map<string, CompiledMessage>();

function messageOf(text: string): CompiledMessage {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const message = compileText(text);
  compiled.set(text, message);
  return message;
}

/**
 * The texts of one area, as ICU messages by key. The returned function gives the text of a key with its arguments
 * filled in, in the language of the page or of the request. `npm run texts -- --check` compares keys and arguments with
 * their uses.
 */
export function catalog<Key extends string>(area: string, english: Readonly<Record<Key, string>>) {
  return (key: Key, params?: TextParams): string => {
    const language = languageNow();
    options[language] ??= optionsIn(language);
    const text = translationOf(area)?.[key] ?? english[key];
    return String(format(messageOf(text), tagOf(language), params, options[language]));
  };
}
