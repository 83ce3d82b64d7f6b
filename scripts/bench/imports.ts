import { deepStrictEqual } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import writeXlsxFile from 'write-excel-file/node';
import type { ImportRun } from '#domain/api/imports.ts';
import { isQuick } from './benchOptions.ts';
import { type BenchShop, signIn } from './benchShop.ts';
import { printResult, type Result, writeResults } from './results.ts';
import { percentile, timed } from './timing.ts';

const PRODUCTS = isQuick ? 200 : 50_000;
const LOOKED_EVERY_MS = 200;

const headings = ['code', 'description', 'text', 'brand', 'category', 'unit', 'taxable', 'sequence'];
const productCells = (at: number) => [
  `B${String(at).padStart(5, '0')}`,
  `Thing number ${at}, with a name as long as they are, 12 CT`,
  `What it is made of, where it comes from and what it is used for, in a text of usual length. It is number ${at} of many.`,
  `Brand ${at % 300}`,
  at % 2 === 0 ? '1101' : '1201',
  'EA',
  'no',
  String(at),
];

const lines = (heading: string, line: (at: number) => string) =>
  `${heading}\n${Array.from({ length: PRODUCTS }, (_, at) => `${line(at)}\n`).join('')}`;
const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',');

/** The memory of the server with its threads, in MB; its database has separate processes. */
async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
}

interface Brought {
  milliseconds: number;
  /** The peak memory of the server meanwhile. */
  megabytes: number;
  /** The time of a buyer's call meanwhile, at the 90th percentile. */
  call: number;
  counts: ImportRun['counts'];
}

async function importRows(shop: BenchShop, query: string, file: string | Buffer): Promise<Brought> {
  const { base, headers } = await signIn(shop.base, shop, 'admin');
  const start = performance.now();
  const sent = await fetch(`${base}/api/admin/import?${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(Buffer.from(file as Buffer)),
  });
  deepStrictEqual(sent.status, 200);
  const { id } = (await sent.json()) as ImportRun;
  let megabytes = 0;
  const calls: number[] = [];
  for (;;) {
    const run = (await (await fetch(`${base}/api/admin/import/${id}`, { headers })).json()) as ImportRun;
    megabytes = Math.max(megabytes, await memoryOf(shop.pid));
    if (run.state === 'failed') throw new Error(run.failure ?? 'the import failed');
    if (run.state === 'done') {
      return { milliseconds: performance.now() - start, megabytes, call: percentile(calls, 0.9), counts: run.counts };
    }
    calls.push(await timed(shop.get('/api/user')));
    await pause(LOOKED_EVERY_MS);
  }
}

function resultsOf(id: string, work: string, { milliseconds, megabytes, call }: Brought): Result[] {
  return [
    { id, work, value: milliseconds, unit: 'ms', goal: { atMost: 90_000 } },
    { id, work: 'the peak memory of the server meanwhile', value: megabytes, unit: 'MB', goal: { atMost: 400 } },
    { id, work: "a buyer's call meanwhile, at the ninth of ten", value: call, unit: 'ms', goal: null },
  ];
}

/** Imports of a large distributor's files: their time, the server's memory, and the delay for buyers. */
export async function benchImports(shop: BenchShop): Promise<void> {
  const [load = 0] = loadavg();
  const products = lines(headings.join(','), (at) => quoted(productCells(at)));
  const units = lines('product,unit,holds', (at) => `${productCells(at)[0]},CS,12`);
  const prices = lines('product,unit,price', (at) => `${productCells(at)[0]},CS,${(at % 900) + 0.25}`);
  const added = await importRows(shop, 'kind=products', products);
  deepStrictEqual(added.counts.new, PRODUCTS);
  const again = await importRows(shop, 'kind=products', products);
  deepStrictEqual(again.counts.same, PRODUCTS);
  const unitRun = await importRows(shop, 'kind=units', units);
  const priceRun = await importRows(shop, 'kind=prices', prices);
  deepStrictEqual(priceRun.counts.changed, PRODUCTS);
  const sheet = [headings, ...Array.from({ length: PRODUCTS }, (_, at) => productCells(at))];
  const book = await writeXlsxFile(sheet.map((cells) => cells.map((value) => ({ value })))).toBuffer();
  const bookRun = await importRows(shop, 'kind=products&fileName=products.xlsx', book);
  deepStrictEqual(bookRun.counts.same, PRODUCTS);
  const results = [
    ...resultsOf('M1', '50,000 new products from CSV', added),
    ...resultsOf('M2', 'the same file again, nothing changed', again),
    ...resultsOf('M3', '50,000 new units from CSV', unitRun),
    ...resultsOf('M4', '50,000 list prices from CSV', priceRun),
    ...resultsOf('M5', 'the products again, from a workbook', bookRun),
  ];
  results.forEach(printResult);
  const conditions = `A shop of 612 products before. Other work ran on the machine at the time: a load of ${load.toFixed(1)} before the run.`;
  await writeResults('Imports', conditions, results);
}
