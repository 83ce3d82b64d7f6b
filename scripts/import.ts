import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { readingTexts } from '#domain/dataImport/readingTexts.ts';
import type { RowResult } from '#domain/dataImport/rowResult.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { addAudit } from '#server/modules/audit/auditRepository.ts';
import { FileRefused } from '#server/modules/dataImport/fileRefused.ts';
import { type Counts, type ImportOptions, importInto, rehearse } from '#server/modules/dataImport/importFile.ts';
import { ENCODINGS } from '#server/modules/dataImport/read/encoding.ts';
import { diskFile } from '#server/modules/dataImport/read/fileSource.ts';
import type { Reading } from '#server/modules/dataImport/read/reading.ts';
import { DELIMITERS } from '#server/modules/dataImport/read/textTable.ts';
import { RESULT_HEADINGS, resultLine } from '#server/modules/dataImport/resultFile.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { StartError } from '#server/platform/startError.ts';
import { filesByKind, type KindFile } from './dataImport/folder.ts';
import { onDatabase } from './onDatabase.ts';
import { readOptions, refuseOptions } from './options.mjs';

const USAGE = `Imports the files of a folder. The name of a file is its kind: products.csv, prices.xlsx ... (docs/import.md).
  npm run import -- FOLDER [--dry-run] [--complete] [--encoding ${ENCODINGS.join('|')}]
    [--delimiter , ; tab or |] [--decimal point|comma]
    [--date-order month-first|day-first] [--column "Art. No=code" ...]
Writes the result of each row to FOLDER/results. Exits with 1 if a row or a file was refused.
Uses the database of DATABASE_URL, or else the embedded one in DATA_DIR. The shop may be running.`;

const DATE_ORDERS = { 'month-first': 'monthFirst', 'day-first': 'dayFirst' } as const;
const DATE_ORDER_WORDS = { monthFirst: 'month first', dayFirst: 'day first' } as const;

/** The number of rows shown on screen; the result files have all. */
const NAMED_ROWS = 20;

interface Arguments {
  folder: string;
  isDryRun: boolean;
  options: ImportOptions;
}

interface Import {
  files: readonly KindFile[];
  options: ImportOptions;
  /** The folder of the row results. */
  results: string;
}

await onDatabase(
  async () => {
    const { folder, isDryRun, options } = readArguments();
    const run: Import = { files: await filesByKind(folder), options, results: join(folder, 'results') };
    await mkdir(run.results, { recursive: true });
    return async (database) => {
      const isWhole = await (isDryRun ? rehearseAll(database, run) : importAll(database, run));
      if (isDryRun) console.log('\nA dry run: nothing was changed.');
      console.log(`The result of each row is in ${run.results}.`);
      return isWhole ? 0 : 1;
    };
  },
  { besideShop: true },
);

/** Whether no row was refused. */
async function importAll(database: Kysely<Database>, run: Import): Promise<boolean> {
  let isWhole = true;
  for (const file of run.files) {
    const { refused } = await database.transaction().execute(async (transaction) => {
      const counts = await importOne(transaction, file, run);
      const subject = file.stored.kind.name;
      await addAudit(transaction, {
        at: new Date(),
        userId: null,
        action: 'data.import',
        subject,
        detail: tally(counts),
      });
      return counts;
    });
    isWhole &&= refused === 0;
  }
  return isWhole;
}

/** In one transaction, because a file may refer to rows of an earlier one. */
async function rehearseAll(database: Kysely<Database>, run: Import): Promise<boolean> {
  return await rehearse(database, async (transaction) => {
    let isWhole = true;
    for (const file of run.files) {
      const { refused } = await importOne(transaction, file, run);
      isWhole &&= refused === 0;
    }
    return isWhole;
  });
}

async function importOne(
  transaction: Transaction<Database>,
  { stored, path }: KindFile,
  { options, results }: Import,
): Promise<Counts> {
  const { kind } = stored;
  const began = performance.now();
  const isComplete = options.isComplete && stored.deactivate !== undefined;
  const out = createWriteStream(join(results, `${kind.name}.csv`));
  out.write(RESULT_HEADINGS);
  let named = 0;
  let shown = began;
  console.log(`\n${basename(path)}: ${kind.title}`);
  if (options.isComplete && !isComplete)
    console.log('  Nothing is deactivated: this kind does not support --complete.');
  try {
    const counts = await importInto(
      transaction,
      stored,
      await diskFile(path),
      { ...options, isComplete, now: new Date() },
      {
        onReading: (reading) => {
          console.log(`  ${readingText(reading)}`);
          for (const remark of reading.remarks) console.log(`  ${remark}`);
          if (reading.questions.length > 0) throw new FileRefused(readingTexts.commandStops(reading.questions));
        },
        onRemark: (text) => console.log(`  ${text}`),
        onResults: async (validated, read, soFar) => {
          await write(out, validated.map(resultLine).join(''));
          for (const result of validated.filter(({ reason }) => reason !== null).slice(0, NAMED_ROWS - named)) {
            named += 1;
            console.log(`  ${sentence(result)}`);
          }
          if (performance.now() - shown < 2_000) return;
          shown = performance.now();
          console.log(`  ${Math.floor(read * 100)} %, ${tally(soFar)}`);
        },
      },
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`  ${tally(counts)} (${seconds} s)`);
    return counts;
  } catch (error) {
    if (error instanceof FileRefused) throw new StartError(`  ${error.message}`);
    throw error;
  } finally {
    await new Promise((resolve) => out.end(resolve));
  }
}

function write(out: WriteStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => out.write(text, (error) => (error ? reject(error) : resolve())));
}

function tally({ deactivated, ...counts }: Counts): string {
  const words = Object.entries(counts).map(([word, count]) => `${formatCount(count)} ${word}`);
  return [...words, ...(deactivated === null ? [] : [`${formatCount(deactivated)} deactivated`])].join(', ');
}

function sentence({ line, result, reason, hint }: RowResult): string {
  return `line ${formatCount(line)}, ${result}: ${reason}: ${hint}`;
}

function readingText({ format, encoding, delimiter, decimal, dateOrder, columns }: Reading): string {
  const left = columns.filter(({ column }) => column === null).map(({ heading }) => heading);
  const parts = [
    format.toUpperCase(),
    ...(encoding === null ? [] : [encoding]),
    ...(delimiter === null ? [] : [`delimiter ${delimiter === '\t' ? 'tab' : delimiter}`]),
    ...(decimal === null ? [] : [`decimal ${decimal}`]),
    ...(dateOrder === null ? [] : [DATE_ORDER_WORDS[dateOrder]]),
    ...(left.length === 0 ? [] : [`left out: ${left.join(', ')}`]),
  ];
  return parts.join('; ');
}

function readArguments(): Arguments {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    ...{ 'dry-run': flag, complete: flag, encoding: text, delimiter: text, decimal: text, 'date-order': text },
    column: { type: 'string', multiple: true },
  } as const;
  const { values, positionals } = readOptions({ allowPositionals: true, options }, USAGE);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) refuseOptions('Name one folder.', USAGE);
  const dateOrder = oneOf('date-order', values['date-order'], ['month-first', 'day-first'] as const);
  const delimiter = values.delimiter === 'tab' ? '\t' : values.delimiter;
  return {
    folder,
    isDryRun: values['dry-run'] ?? false,
    options: {
      isComplete: values.complete ?? false,
      encoding: oneOf('encoding', values.encoding, ENCODINGS),
      delimiter: oneOf('delimiter', delimiter, DELIMITERS),
      decimal: oneOf('decimal', values.decimal, ['point', 'comma'] as const),
      dateOrder: dateOrder && DATE_ORDERS[dateOrder],
      columns: values.column && Object.fromEntries(values.column.map(chosenColumn)),
    },
  };
}

function chosenColumn(text: string): [string, string | null] {
  const at = text.lastIndexOf('=');
  if (at < 1) {
    refuseOptions(`--column is ${text}: write a heading and its column, such as "Art. No=code".`, USAGE);
  }
  return [text.slice(0, at), text.slice(at + 1) || null];
}

function oneOf<Word extends string>(name: string, given: string | undefined, words: readonly Word[]): Word | undefined {
  const found = words.find((word) => word === given);
  if (given !== undefined && found === undefined) {
    refuseOptions(`--${name} is ${given}: it must be one of ${words.join(' ')}.`, USAGE);
  }
  return found;
}
