import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { CAMPAIGNS } from '../support/chaos/campaigns.ts';
import { killDuringExports } from '../support/chaos/exports.ts';
import { chaos } from '../support/chaos/kills.ts';
import { killDuringPayments } from '../support/chaos/payments.ts';
import { copyOfDemoData } from '../support/shop/demoData.ts';

const root = join(import.meta.dirname, '../..');

async function onDemoData<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = await copyOfDemoData(join(root, 'dist'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

// Two at a time: what a kill leaves of a payment or of a job is resumed only after half a minute of inactivity. More
// of them would keep a server that stops from accepting queued connections: those are reset.

describe('every answer stays true', () => {
  it.concurrent('keeps every acknowledged line and order, once, over kills and stops of the server, frozen connections and killed database processes under load, and cuts nothing off when stopped', async ({
    expect,
  }) => {
    const result = await onDemoData((dataDir) => chaos({ root, dataDir, faults: 12, seed: 20261120 }));
    expect(result.problems).toEqual([]);
    expect(result.resets).toBe(0);
    const { kills, stops, freezes, databaseKills } = result;
    expect({ kills, stops, freezes, databaseKills }).toEqual({ kills: 3, stops: 3, freezes: 3, databaseKills: 3 });
    expect(result.acknowledgedLines).toBeGreaterThan(50);
    expect(result.acknowledgedOrders).toBeGreaterThan(2);
  });

  it.concurrent('charges each card for one order or not at all, to the cent, and answers accordingly, over kills of the server and of its database', async ({
    expect,
  }) => {
    const { problems, kills, databaseKills, paid } = await onDemoData((dataDir) =>
      killDuringPayments({ root, dataDir, faults: 4, seed: 20261125 }),
    );
    expect(problems).toEqual([]);
    expect({ kills, databaseKills }).toEqual({ kills: 2, databaseKills: 2 });
    expect(paid).toBeGreaterThan(2);
  });
});

describe('jobs are done once', () => {
  it.concurrent('has every order in the folder once, complete and as placed, over kills of the server while orders are sent', async ({
    expect,
  }) => {
    const { problems, kills, orders } = await onDemoData((dataDir) =>
      killDuringExports({ root, dataDir, faults: 3, seed: 20261126 }),
    );
    expect({ problems, kills }).toEqual({ problems: [], kills: 3 });
    expect(orders).toBeGreaterThan(0);
  });

  it.concurrent('imports a file as a whole or not at all, over kills of the process that does it', async ({
    expect,
  }) => {
    const { tried, problems } = await CAMPAIGNS.imports(root, { count: 3, seed: 20261126 });
    expect({ tried, problems }).toEqual({ tried: 3, problems: [] });
  });
});
