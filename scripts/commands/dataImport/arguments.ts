import type { ImportOptions } from '#server/modules/dataImport/importFile.ts';
import { ENCODINGS } from '#server/modules/dataImport/read/encoding.ts';
import { DELIMITERS } from '#server/modules/dataImport/read/textTable.ts';
import { importTargets } from '#server/modules/dataImport/write/importTargets.ts';
import { readOptions, refuseOptions } from '../../options.mjs';

const USAGE = `Imports the files of a folder. The name of a file is its kind: products.csv, prices.xlsx ... (docs/import.md).
  npm run import -- FOLDER [--dry-run] [--complete] [--create-categories] [--accept-unusual]
    [--encoding ${ENCODINGS.join('|')}] [--delimiter , ; tab or |]
    [--decimal point|comma] [--date-order month-first|day-first]
    [--column "products:Art. No=code" ...] [--constant "prices:unit=EA" ...]
Writes the result of each row to FOLDER/results. Exits with 1 if a row or a file was refused.
Uses the database of DATABASE_URL, or else the embedded one in DATA_DIR. The shop may be running.`;

const DATE_ORDERS = { 'month-first': 'monthFirst', 'day-first': 'dayFirst' } as const;
const KINDS = importTargets.map(({ kind }) => kind.name);

interface Arguments {
  folder: string;
  isDryRun: boolean;
  /** The options by kind, for a folder that has files of these kinds. */
  optionsFor(kinds: readonly string[]): (kind: string) => ImportOptions;
}

/** A choice for one file; `kind` is null where the text names none. */
interface Choice<Value> {
  option: 'column' | 'constant';
  text: string;
  kind: string | null;
  name: string;
  value: Value;
}

/** The folder, and what was chosen for its files. */
export function readArguments(): Arguments {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    ...{
      'dry-run': flag,
      complete: flag,
      'create-categories': flag,
      'accept-unusual': flag,
      encoding: text,
      delimiter: text,
      decimal: text,
      'date-order': text,
    },
    column: { type: 'string', multiple: true },
    constant: { type: 'string', multiple: true },
  } as const;
  const { values, positionals } = readOptions({ allowPositionals: true, options }, USAGE);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) refuseOptions('Name one folder.', USAGE);
  const dateOrder = oneOf('date-order', values['date-order'], ['month-first', 'day-first'] as const);
  const delimiter = values.delimiter === 'tab' ? '\t' : values.delimiter;
  const columns = (values.column ?? []).map(chosenColumn);
  const constants = (values.constant ?? []).map(constantOf);
  const common = {
    isComplete: values.complete ?? false,
    createCategories: values['create-categories'],
    acceptUnusual: values['accept-unusual'],
    encoding: oneOf('encoding', values.encoding, ENCODINGS),
    delimiter: oneOf('delimiter', delimiter, DELIMITERS),
    decimal: oneOf('decimal', values.decimal, ['point', 'comma'] as const),
    dateOrder: dateOrder && DATE_ORDERS[dateOrder],
  };
  return {
    folder,
    isDryRun: values['dry-run'] ?? false,
    optionsFor: (kinds) => {
      for (const choice of [...columns, ...constants]) requireFile(choice, kinds);
      return (kind) => ({ ...common, columns: ofKind(columns, kind), constants: ofKind(constants, kind) });
    },
  };
}

const ofKind = <Value>(choices: readonly Choice<Value>[], kind: string) => {
  const own = choices.filter((choice) => choice.kind === null || choice.kind === kind);
  return own.length === 0 ? undefined : Object.fromEntries(own.map(({ name, value }) => [name, value]));
};

/** A choice without a kind is for the only file of the folder. */
function requireFile({ kind, text, option }: Choice<unknown>, kinds: readonly string[]): void {
  if (kind === null && kinds.length > 1)
    refuseOptions(
      `--${option} "${text}": the folder has several files. Name one, such as "${kinds[0]}:${text}".`,
      USAGE,
    );
  if (kind !== null && !kinds.includes(kind))
    refuseOptions(`--${option} "${text}": the folder has no file of ${kind}.`, USAGE);
}

/** `products:Art. No` names a heading of the products; a heading may have a colon as well. */
function splitKind(text: string): { kind: string | null; name: string } {
  const kind = KINDS.find((name) => text.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? null;
  return { kind, name: kind === null ? text : text.slice(kind.length + 1) };
}

function chosenColumn(text: string): Choice<string | null> {
  const at = text.lastIndexOf('=');
  const { kind, name } = splitKind(text.slice(0, Math.max(at, 0)));
  if (name === '') {
    refuseOptions(`--column is ${text}: write a heading and its column, such as "products:Art. No=code".`, USAGE);
  }
  return { option: 'column', text, kind, name, value: text.slice(at + 1) || null };
}

function constantOf(text: string): Choice<string> {
  const at = text.indexOf('=');
  const { kind, name } = splitKind(text.slice(0, Math.max(at, 0)));
  const value = text.slice(at + 1).trim();
  if (name === '' || value === '') {
    refuseOptions(`--constant is ${text}: write a column and its value, such as "prices:unit=EA".`, USAGE);
  }
  return { option: 'constant', text, kind, name, value };
}

function oneOf<Word extends string>(name: string, given: string | undefined, words: readonly Word[]): Word | undefined {
  const found = words.find((word) => word === given);
  if (given !== undefined && found === undefined) {
    refuseOptions(`--${name} is ${given}: it must be one of ${words.join(' ')}.`, USAGE);
  }
  return found;
}
