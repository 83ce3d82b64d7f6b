import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyOfDemoData } from '../support/demoData.ts';
import { torture } from '../support/torture.ts';

const root = join(import.meta.dirname, '../..');
let dataDir: string;

beforeEach(async () => {
  dataDir = await copyOfDemoData(join(root, 'dist'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('keeps every acknowledged line and order, once, over kills and stops of the server, frozen connections and killed database processes under load, and cuts nothing off when stopped', async () => {
  const result = await torture({ root, dataDir, faults: 12, seed: 20261120 });
  expect(result.problems).toEqual([]);
  expect(result.resets).toBe(0);
  const { kills, stops, freezes, databaseKills } = result;
  expect({ kills, stops, freezes, databaseKills }).toEqual({ kills: 3, stops: 3, freezes: 3, databaseKills: 3 });
  expect(result.acknowledgedLines).toBeGreaterThan(50);
  expect(result.acknowledgedOrders).toBeGreaterThan(2);
});
