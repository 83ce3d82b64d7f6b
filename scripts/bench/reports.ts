import { deepStrictEqual } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentTicket } from '#domain/api/documents.ts';
import type { BenchShop } from './benchShop.ts';
import { exchange } from './exchange.ts';
import { printResult, type Result, writeResults } from './results.ts';

const PRICE_LIST = '/api/reports/pricelist?allProducts=true';
const LOOKED_EVERY_MS = 200;

/** The memory of a process without its children, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
}

async function open({ base, headers }: BenchShop, format: 'pdf' | 'csv'): Promise<DocumentTicket> {
  const { status, bytes } = await exchange({ url: `${base}${PRICE_LIST}&format=${format}`, headers });
  deepStrictEqual(status, 200);
  return JSON.parse(String(bytes)) as DocumentTicket;
}

/** The peak memory of the server while something runs. */
async function mostHeld(pid: number, work: Promise<unknown>): Promise<number> {
  let most = 0;
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    most = Math.max(most, await memoryOf(pid));
    await pause(LOOKED_EVERY_MS);
  }
  await end;
  return most;
}

async function made(base: string, id: string): Promise<{ milliseconds: number; pages: number }> {
  const start = performance.now();
  for (;;) {
    const { status, bytes } = await exchange({ url: `${base}/api/documents/progress/${id}` });
    deepStrictEqual(status, 200);
    const { percent, pages } = JSON.parse(String(bytes)) as { percent: number; pages: number };
    if (percent === 100) return { milliseconds: performance.now() - start, pages };
    await pause(LOOKED_EVERY_MS);
  }
}

async function benchPdf(shop: BenchShop): Promise<Result[]> {
  const idle = await memoryOf(shop.pid);
  const start = performance.now();
  const { id } = await open(shop, 'pdf');
  const answered = performance.now() - start;
  const making = made(shop.base, id);
  const most = await mostHeld(shop.pid, making);
  const { milliseconds, pages } = await making;
  const { bytes } = await exchange({ url: `${shop.base}/doc/${id}` });
  const work = `the price list of 50,000 products, ${pages.toLocaleString('en-US')} pages`;
  return [
    { id: 'R1', work: 'the call for it is answered', value: answered, unit: 'ms', goal: { atMost: 1000 } },
    { id: 'R1', work: `${work}, is made`, value: milliseconds, unit: 'ms', goal: null },
    {
      id: 'R1',
      work: 'the peak memory of the server meanwhile, above idle',
      value: most - idle,
      unit: 'MB',
      goal: { atMost: 150 },
    },
    { id: 'R1', work: 'its size', value: bytes.length / 1e6, unit: 'MB', goal: null },
  ];
}

async function readSlowly(url: string): Promise<{ first: number; bytes: number }> {
  const start = performance.now();
  return await new Promise((resolve, reject) => {
    get(url, (answer) => {
      let first = 0;
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        if (bytes === 0) first = performance.now() - start;
        bytes += chunk.length;
      });
      answer.once('end', () => resolve({ first, bytes })).once('error', reject);
    }).once('error', reject);
  });
}

async function benchCsv(shop: BenchShop): Promise<Result[]> {
  const { id } = await open(shop, 'csv');
  const idle = await memoryOf(shop.pid);
  const reading = readSlowly(`${shop.base}/doc/${id}`);
  const most = await mostHeld(shop.pid, reading);
  const { first, bytes } = await reading;
  return [
    { id: 'R2', work: 'the first byte of it as CSV', value: first, unit: 'ms', goal: { atMost: 1000 } },
    { id: 'R2', work: 'the whole of it as CSV', value: bytes / 1e6, unit: 'MB', goal: null },
    {
      id: 'R2',
      work: 'the peak memory of the server meanwhile, above before',
      value: most - idle,
      unit: 'MB',
      goal: null,
    },
  ];
}

/** Long reports: their response times and the server's memory. */
export async function benchReports(shop: BenchShop): Promise<void> {
  const [load = 0] = loadavg();
  const results = [...(await benchPdf(shop)), ...(await benchCsv(shop))];
  results.forEach(printResult);
  const conditions = `50,000 products. Other work ran on the machine at the time: a load of ${load.toFixed(1)} before the run.`;
  await writeResults('Long reports', conditions, results);
}
