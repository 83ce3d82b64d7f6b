import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyOfDemoData } from '../support/demoData.ts';
import { torturePayments } from '../support/torturePayments.ts';

const root = join(import.meta.dirname, '../..');
let dataDir: string;

beforeEach(async () => {
  dataDir = await copyOfDemoData(join(root, 'dist'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('charges each card for one order or not at all, to the cent, and tells nobody otherwise, over kills of the server and of its database', async () => {
  const { problems, kills, databaseKills, paid } = await torturePayments({ root, dataDir, faults: 4, seed: 20261125 });
  expect(problems).toEqual([]);
  expect({ kills, databaseKills }).toEqual({ kills: 2, databaseKills: 2 });
  expect(paid).toBeGreaterThan(2);
});
