import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { readingTexts } from '#domain/dataImport/readingTexts.ts';
import type { RowResult } from '#domain/dataImport/rowResult.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { addAudit } from '#server/modules/audit/auditRepository.ts';
import { ColumnsMissing, FileRefused } from '#server/modules/dataImport/fileRefused.ts';
import { type Counts, type ImportOptions, importInto, rehearse } from '#server/modules/dataImport/importFile.ts';
import { diskFile } from '#server/modules/dataImport/read/fileSource.ts';
import type { Reading } from '#server/modules/dataImport/read/reading.ts';
import { RESULT_HEADINGS, resultLine } from '#server/modules/dataImport/resultFile.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { StartError } from '#server/platform/startError.ts';
import { readArguments } from './dataImport/arguments.ts';
import { filesByKind, type KindFile } from './dataImport/folder.ts';
import { printOpenPoints } from './dataImport/openPoints.ts';
import { onDatabase } from './onDatabase.ts';

const DRY_RUN = 'A dry run: nothing was changed.';
const IMPORTED = 'The shop may stay running: buyers see the imported data from now on.';

const DATE_ORDER_WORDS = { monthFirst: 'month first', dayFirst: 'day first' } as const;

/** The number of rows shown on screen; the result files have all. */
const NAMED_ROWS = 20;

interface Import {
  files: readonly KindFile[];
  isDryRun: boolean;
  /** What was chosen for the file of a kind. */
  optionsOf(kind: string): ImportOptions;
  /** The folder of the row results. */
  results: string;
}

await onDatabase(
  async () => {
    const { folder, isDryRun, optionsFor } = readArguments();
    const files = await filesByKind(folder);
    const optionsOf = optionsFor(files.map(({ stored }) => stored.kind.name));
    const run: Import = { files, isDryRun, optionsOf, results: join(folder, 'results') };
    await mkdir(run.results, { recursive: true });
    return async (database) => {
      const isWhole = await (isDryRun ? rehearseAll(database, run) : importAll(database, run));
      console.log(`\nThe result of each row is in ${run.results}.`);
      console.log(isDryRun ? DRY_RUN : IMPORTED);
      await printOpenPoints(database);
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
  { optionsOf, results }: Import,
): Promise<Counts> {
  const { kind } = stored;
  const options = optionsOf(kind.name);
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
    if (error instanceof ColumnsMissing) {
      const { heading = '' } = error.reading.columns.find(({ column }) => column === null) ?? {};
      const constant = error.canBeConstant ? `, or --constant "${kind.name}:${error.column}=VALUE"` : '';
      throw new StartError(
        `  ${error.message} Use an option such as --column "${kind.name}:${heading}=${error.column}"${constant}.`,
      );
    }
    if (error instanceof FileRefused) throw new StartError(`  ${error.message}`);
    throw error;
  } finally {
    await new Promise((resolve) => out.end(resolve));
  }
}

function write(out: WriteStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => out.write(text, (error) => (error ? reject(error) : resolve())));
}

function tally({ deactivated, unusual: _unusual, ...counts }: Counts): string {
  const words = Object.entries(counts).map(([word, count]) => `${formatCount(count)} ${word}`);
  return [...words, ...(deactivated === null ? [] : [`${formatCount(deactivated)} deactivated`])].join(', ');
}

function sentence({ line, result, reason, hint }: RowResult): string {
  return `line ${formatCount(line)}, ${result}: ${reason}: ${hint}`;
}

function readingText({ format, encoding, delimiter, decimal, dateOrder, columns, constants }: Reading): string {
  const left = columns.filter(({ column }) => column === null).map(({ heading }) => heading);
  const parts = [
    format.toUpperCase(),
    ...(encoding === null ? [] : [encoding]),
    ...(delimiter === null ? [] : [`delimiter ${delimiter === '\t' ? 'tab' : delimiter}`]),
    ...(decimal === null ? [] : [`decimal ${decimal}`]),
    ...(dateOrder === null ? [] : [DATE_ORDER_WORDS[dateOrder]]),
    ...(constants.length === 0
      ? []
      : [`all rows: ${constants.map(({ column, value }) => `${column} ${value}`).join(', ')}`]),
    ...(left.length === 0 ? [] : [`left out: ${left.join(', ')}`]),
  ];
  return parts.join('; ');
}
