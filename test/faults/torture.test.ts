import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { torture } from '../support/torture.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storefront-torture-'));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('keeps every acknowledged line and order, once, over ten kills of the server under load', async () => {
  const result = await torture({ root: join(import.meta.dirname, '../..'), dataDir, kills: 10, seed: 20261120 });
  expect(result.problems).toEqual([]);
  expect(result.acknowledgedLines).toBeGreaterThan(50);
  expect(result.acknowledgedOrders).toBeGreaterThan(2);
}, 180_000);
