import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Api } from '../../src/api/client.ts';
import { cataloguePorts } from '../../src/app/ports/cataloguePorts.ts';
import { failures } from '../machines/samples.ts';

const PRICE = 'POST /api/product/price';
const STOCK = 'POST /api/product/uncommitted';
const LAST_SALE = 'POST /api/product/lastsale';
const sale = { invoiceDate: '2026-01-15', quantity: 2, unitOfMeasure_SellBy: 'CS', price: 47.5 };
const answers = { [PRICE]: { 11: { CS: 48 } }, [STOCK]: {}, [LAST_SALE]: { 11: sale } };

/** Prices of two products from an API that gives these answers. */
async function ask(replies: Readonly<Record<string, unknown>>, isGuest = false) {
  const calls: string[] = [];
  const api = {
    call: async ({ method, path }: { method: string; path: string }) => {
      const call = `${method} ${path}`;
      calls.push(call);
      const answer = replies[call];
      if (answer instanceof PortFailure) throw answer;
      return { kind: 'answer', answer };
    },
  } as unknown as Api;
  const { loadPrices } = cataloguePorts(api, () => isGuest);
  const run = createActor(loadPrices as AnyActorLogic, { input: { productKeys: [11, 12] } }).start();
  return { priced: await toPromise(run), calls };
}

describe('what is asked for of the rows in view', () => {
  test('are prices, stock and last sales, each in one call', async () => {
    const { priced, calls } = await ask(answers);
    expect(priced).toEqual({
      11: { prices: { CS: 48 }, uncommitted: null, lastSale: sale },
      12: { prices: {}, uncommitted: null, lastSale: null },
    });
    expect(calls).toEqual([PRICE, STOCK, LAST_SALE]);
  });

  test('are no last sales for a guest, who bought nothing', async () => {
    const { priced, calls } = await ask(answers, true);
    expect(priced).toMatchObject({ 11: { prices: { CS: 48 } } });
    expect([priced[11].lastSale, calls]).toEqual([undefined, [PRICE, STOCK]]);
  });

  test('comes though the last sales do not', async () => {
    const { priced } = await ask({ ...answers, [LAST_SALE]: failures.unavailable });
    expect(priced).toEqual({
      11: { prices: { CS: 48 }, uncommitted: null },
      12: { prices: {}, uncommitted: null },
    });
  });

  test('does not come without the prices', async () => {
    await expect(ask({ ...answers, [PRICE]: failures.unavailable })).rejects.toBe(failures.unavailable);
  });
});
