import { languageNow } from '#spoken';
import { dataImportText } from '../../texts/dataImportText.ts';
import { LANGUAGES, type Language, MAIN_LANGUAGE, tagOf } from '../../texts/languages.ts';
import type { Column } from '../kind.ts';

/** Products and categories can have further texts in these. */
export const FURTHER_LANGUAGES = LANGUAGES.filter((language) => language !== MAIN_LANGUAGE);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const nameOf = (language: Language, tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? '';

/** The column with a text in another language: `descriptionEs`. */
export const translatedName = (name: string, language: Language) => `${name}${capitalized(language)}`;

/** A column for the same text in each further language; an empty one shows the main text. */
export function translatedColumns(
  { name, read }: Pick<Column, 'name' | 'read'>,
  { also = [], examples }: { also?: readonly string[]; examples: Readonly<Record<string, string>> },
): Column[] {
  return FURTHER_LANGUAGES.map((language) => {
    const english = nameOf(language, 'en');
    const column = translatedName(name, language);
    const synonyms = [name, ...also].flatMap((one) => [
      translatedName(one, language),
      `${one}${english}`,
      `${english.toLowerCase()}${capitalized(one)}`,
    ]);
    return {
      name: column,
      synonyms: synonyms.filter((one) => one !== column),
      read,
      get means() {
        return dataImportText('columns.inLanguage', { column: name, language: nameOf(language, tagOf(languageNow())) });
      },
      example: examples[language] ?? '',
    };
  });
}

export const PRODUCT_TEXTS = ['description', 'text'] as const;
export const CATEGORY_TEXTS = ['description'] as const;
