import { perLanguage } from '../texts/perLanguage.ts';
import { sharedText } from '../texts/sharedText.ts';
/** The stored value of a choice, and its label. */
export type Choice = readonly [value: string, label: string];

/** The texts and limits of a field, for all its uses. */
export interface FieldTexts {
  readonly label: string;
  /** The unit of a typed number, after the label. */
  readonly unit?: '$' | '%';
  readonly hint?: string;
  /** The maximum characters of a text or rows of a list. */
  readonly limit?: number;
  /** The text of an empty field; `Nothing` by default. */
  readonly none?: string;
  readonly isRequired?: true;
  /** All choices; absent for a typed field. */
  readonly choices?: readonly Choice[];
}

/** The rows of a list by name; a row that needs no value has `''`. */
export type Rows = readonly (readonly [name: string, describe: string])[];

/** A field of `Values`, for its form, its conflict dialog and the audit log. */
export interface Field<Values> extends FieldTexts {
  /** The value in words: `''` for none, and for a list its rows. By default the text or the choice at its path. */
  readonly describe?: (values: Values) => string | Rows;
  /** The separator between a row's name and its value; `: ` by default. */
  readonly joint?: string;
}

/** All fields of a topic by path, in display order. */
export type Fields<Values> = Readonly<Record<string, Field<Values>>>;

const YES_NO: readonly Choice[] = perLanguage(() => [
  ['true', sharedText('field.yes')],
  ['false', sharedText('field.no')],
]);

export const flag = (label: string, hint = '') => ({ label, hint, choices: YES_NO });

/** The label of a value; a value outside the choices is shown as it is, and no value as `''`. */
export function choiceText(choices: readonly Choice[], value: unknown): string {
  const kept = String(value ?? '').trim();
  return choices.find(([choice]) => choice === kept)?.[1] ?? kept;
}
