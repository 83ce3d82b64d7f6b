import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Api } from '../../src/api/client.ts';
import { cataloguePorts } from '../../src/catalog/cataloguePorts.ts';
import { failures } from '../machines/samples.ts';

const PRICE = 'POST /api/product/price';
const STOCK = 'POST /api/product/uncommitted';
const LAST_SALE = 'POST /api/product/lastsale';
const sale = {
  invoiceDate: '2026-01-15',
  quantity: 24,
  unitOfMeasure_SellBy: 'EA',
  price: 47.5,
  unitOfMeasure_Prc: 'CS',
};
const answers = { [PRICE]: { 11: { CS: 48 } }, [STOCK]: {}, [LAST_SALE]: { 11: sale } };

/** The ports on an API that gives these answers. */
function portsOn(replies: Readonly<Record<string, unknown>>, isGuest = false) {
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
  return { calls, ports: cataloguePorts(api, () => isGuest) };
}

const askOf = (logic: AnyActorLogic) => toPromise(createActor(logic, { input: { productKeys: [11, 12] } }).start());

describe('prices of the rows in view', () => {
  test('come with their stock, each in one call', async () => {
    const { ports, calls } = portsOn(answers);
    expect(await askOf(ports.loadPrices)).toEqual({
      11: { prices: { CS: 48 }, uncommitted: null },
      12: { prices: {}, uncommitted: null },
    });
    expect(calls).toEqual([PRICE, STOCK]);
  });

  test('fail when they do not come', async () => {
    const { ports } = portsOn({ ...answers, [PRICE]: failures.unavailable });
    await expect(askOf(ports.loadPrices)).rejects.toBe(failures.unavailable);
  });
});

test('the prices of a large catalogue come in as many calls as one may name products in', async () => {
  const asked: number[] = [];
  const api = {
    call: async ({ path }: { path: string }, { body }: { body: object }) => {
      const keys = Array.isArray(body) ? body : Object.keys(body);
      asked.push(keys.length);
      const isPrice = path === '/api/product/price';
      return {
        kind: 'answer',
        answer: isPrice ? Object.fromEntries(keys.map((key) => [key, { CS: Number(key) }])) : {},
      };
    },
  } as unknown as Api;
  const productKeys = Array.from({ length: 2500 }, (_, index) => index + 1);
  const ports = cataloguePorts(api, () => false);
  const loaded = await toPromise(createActor(ports.loadPrices, { input: { productKeys } }).start());
  expect([Object.keys(loaded).length, loaded[2500]?.prices]).toEqual([2500, { CS: 2500 }]);
  await toPromise(createActor(ports.loadLastSales, { input: { productKeys } }).start());
  expect(asked).toEqual([2000, 2000, 500, 500, 2000, 500]);
});

describe('last sales of the rows in view', () => {
  test('are loaded in one call, with products never bought', async () => {
    const { ports, calls } = portsOn(answers);
    expect(await askOf(ports.loadLastSales)).toEqual({ 11: sale, 12: null });
    expect(calls).toEqual([LAST_SALE]);
  });

  test('are not requested by a guest, who bought nothing', async () => {
    const { ports, calls } = portsOn(answers, true);
    expect([await askOf(ports.loadLastSales), calls]).toEqual([{}, []]);
  });

  test('fail when they do not come', async () => {
    const { ports } = portsOn({ ...answers, [LAST_SALE]: failures.unavailable });
    await expect(askOf(ports.loadLastSales)).rejects.toBe(failures.unavailable);
  });
});
