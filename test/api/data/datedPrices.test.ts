import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putPrices } from '#domain/api/integrationData.ts';
import { getPrices } from '#domain/api/products.ts';
import { importTarget } from '#server/modules/dataImport/write/importTargets.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt } from '#test/support/api/buyer.ts';
import { exported, importRows, rowText } from '#test/support/files/importedRows.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const chef = buyerAt(() => api, 'chef');
const HEADINGS = 'product,unit,price,fromQuantity,from,to';

async function take(rows: readonly string[], options: object = {}, kind = 'prices') {
  const { results, counts } = await importRows(api.database, kind, rows.join('\n'), options);
  return { texts: results.map(rowText), counts };
}

async function allRows(kind = 'prices'): Promise<string[]> {
  const target = importTarget(kind);
  if (!target) throw new Error(`${kind} is not a kind`);
  return (await exported(api.database, target)).trim().split('\r\n').slice(1);
}

async function rowsOf(product: string, kind = 'prices'): Promise<string[]> {
  return (await allRows(kind)).filter((row) => row.includes(`${product},`));
}

async function priceOn(date: string): Promise<unknown> {
  return (await chef.call(getPrices, { body: { 103: ['EA'] }, query: { date, breaks: true } })).body[103]?.EA;
}

const END = 'End the earlier price (to) on the day before the later one starts (from), in the same file or earlier';

describe('list prices of a file', () => {
  test('end on a day, and begin on the next one, in whatever order the rows are', async () => {
    const { texts } = await take([HEADINGS, 'P103,EA,0.40,,2026-04-01,', 'P103,EA,0.35,,,2026-03-31']);
    expect(texts).toEqual(['2 new', '3 changed']);
    expect([await priceOn('2026-03-31'), await priceOn('2026-04-01')]).toEqual([0.35, 0.4]);
    expect(await rowsOf('P103')).toEqual(['P103,EA,0.35,,,2026-03-31', 'P103,EA,0.4,,2026-04-01,']);
    expect((await take([HEADINGS, ...(await rowsOf('P103'))])).texts).toEqual(['2 same', '3 same']);
  });

  test('that overlap are refused with the days of both', async () => {
    expect((await take([HEADINGS, 'P103,EA,0.40,,2026-04-01,2026-04-30'])).texts).toEqual([
      `2 refused from 2026-04-01: The price from 04/01/2026 to 04/30/2026 overlaps the price on all days of the same unit and quantity: ${END}`,
    ]);
    const { texts } = await take([
      HEADINGS,
      ...['P103,EA,0.30,100,2026-03-01,', 'P103,EA,0.29,100,,2026-03-01', 'P103,EA,0.28,200,2026-03-01,'],
    ]);
    expect(texts).toEqual([
      '2 new',
      `3 refused from : The price until 03/01/2026 overlaps the price from 03/01/2026 on of the same unit and quantity: ${END}`,
      '4 new',
    ]);
    expect(await rowsOf('P103')).toEqual([
      'P103,EA,0.35,,,',
      'P103,EA,0.3,100,2026-03-01,',
      'P103,EA,0.28,200,2026-03-01,',
    ]);
  });

  test('that overlap across the batches of a file are refused', async () => {
    const quantities = Array.from({ length: 1_000 }, (_, index) => `P103,EA,0.3,${index + 1},,`);
    const { counts, texts } = await take([HEADINGS, ...quantities, 'P103,EA,0.2,1,2026-04-01,']);
    expect(counts).toMatchObject({ new: 1_000, refused: 1 });
    expect(texts.at(-1)).toContain('overlaps the price on all days');
  });

  test('have their first day before their last one', async () => {
    expect((await take([HEADINGS, 'P103,EA,0.30,100,2026-04-02,2026-04-01'])).texts).toEqual([
      '2 refused to 2026-04-01: to 2026-04-01 is before from 2026-04-02: Enter the same day or a later one',
    ]);
  });

  test('change without stating days and quantities, and are the same with quantity 0', async () => {
    await take([HEADINGS, 'P103,EA,0.35,,,2026-03-31', 'P103,EA,0.40,,2026-04-01,']);
    expect((await take(['product,unit,price', 'P103,EA,0.36'])).texts).toEqual(['2 changed']);
    expect((await take([HEADINGS, 'P103,EA,0.36,0,,2026-03-31'])).texts).toEqual(['2 same']);
    expect(await rowsOf('P103')).toEqual(['P103,EA,0.36,,,2026-03-31', 'P103,EA,0.4,,2026-04-01,']);
  });

  test('become a price of every day again when their end is cleared', async () => {
    await take([HEADINGS, 'P103,EA,0.35,,,2026-03-31']);
    expect(await priceOn('2026-04-01')).toBeUndefined();
    expect((await take([HEADINGS, 'P103,EA,0.35,,,'])).texts).toEqual(['2 changed']);
    expect(await priceOn('2026-04-01')).toEqual(0.35);
  });

  test('are removed by an empty price, which a new row cannot have', async () => {
    await take([HEADINGS, 'P103,EA,0.30,100,,']);
    expect((await take([HEADINGS, 'P103,EA,,100,,', 'P103,EA,,200,,'])).texts).toEqual([
      '2 changed',
      '3 refused price : price is missing: Enter a value',
    ]);
    expect(await rowsOf('P103')).toEqual(['P103,EA,0.35,,,']);
  });

  test('that a complete file lacks are removed', async () => {
    await take([HEADINGS, 'P103,EA,0.30,100,,', 'P103,EA,0.28,200,2026-04-01,', 'P104,LB,4.00,10,,']);
    const kept = (await allRows()).filter((row) => !row.startsWith('P104,LB') && !row.includes(',100,'));
    const { counts } = await take([HEADINGS, ...kept], { isComplete: true });
    expect(counts).toMatchObject({ deactivated: 3 });
    expect(await rowsOf('P103')).toEqual(['P103,EA,0.35,,,', 'P103,EA,0.28,200,2026-04-01,']);
    expect(await rowsOf('P104')).toEqual(['P104,LB,,,,']);
  });

  test('are found by the headings of ERP systems', async () => {
    const { texts } = await take([
      'Item No.,Unit of Measure Code,Minimum Quantity,Unit Price,Starting Date,Ending Date',
      'P103,EA,100,0.30,04/15/2026,04/30/2026',
    ]);
    expect(texts).toEqual(['2 new']);
    expect(await rowsOf('P103')).toEqual(['P103,EA,0.35,,,', 'P103,EA,0.3,100,2026-04-15,2026-04-30']);
  });
});

test('contract prices are removed by an empty price, which a new row cannot have', async () => {
  const rows = (...given: string[]) => take([`customer,${HEADINGS}`, ...given], {}, 'contractPrices');
  const price = async () => (await chef.call(getPrices, { body: { 110: ['EA'] }, query: {} })).body[110]?.EA;
  await rows('C1001,P110,EA,3.1,,,', 'C1001,P110,EA,3,50,,', 'C1001,P110,EA,2.9,100,,');
  expect(await price()).toBe(3.1);
  expect((await rows('C1001,P110,EA,,,,', 'C1001,P110,EA,,50,,', 'C1001,P103,EA,,,,')).texts).toEqual([
    '2 changed',
    '3 changed',
    '4 refused price : price is missing: Enter a value',
  ]);
  expect(await rowsOf('P110', 'contractPrices')).toEqual(['C1001,P110,EA,2.9,100,,']);
  expect(await price()).toBe(3.5);
  expect((await take(['customer,product,unit', 'C1001,P110,EA'], {}, 'contractPrices')).texts).toEqual([
    '2 refused price : price is missing: Enter a value',
  ]);
});

test('a contract price that ends is removed by an empty price', async () => {
  await take([`customer,${HEADINGS}`, 'C1001,P110,EA,3.1,,,2026-03-31'], {}, 'contractPrices');
  expect((await take(['customer,product,unit,price', 'C1001,P110,EA,'], {}, 'contractPrices')).texts).toEqual([
    '2 changed',
  ]);
  expect(await rowsOf('P110', 'contractPrices')).toEqual([]);
});

test('contract prices have days and quantities of their own', async () => {
  const headings = `customer,${HEADINGS}`;
  const { texts } = await take(
    [headings, 'C1001,P110,EA,3.1,,,2026-03-31', 'C1001,P110,EA,3,50,,', 'C1001,P110,EA,2.9,50,2026-04-01,'],
    {},
    'contractPrices',
  );
  expect(texts).toEqual([
    '2 changed',
    '3 new',
    `4 refused from 2026-04-01: The price from 04/01/2026 on overlaps the price on all days of the same unit and quantity: ${END}`,
  ]);
  expect(await rowsOf('P110', 'contractPrices')).toEqual(['C1001,P110,EA,3.1,,,2026-03-31', 'C1001,P110,EA,3,50,,']);
  const priced = async (date: string) =>
    (await chef.call(getPrices, { body: { 110: ['EA'] }, query: { date, breaks: true } })).body[110]?.EA;
  expect(await priced('2026-03-31')).toEqual([
    { fromQuantity: 0, price: 3.1 },
    { fromQuantity: 50, price: 3 },
  ]);
  expect(await priced('2026-04-01')).toEqual([
    { fromQuantity: 0, price: 3.5 },
    { fromQuantity: 50, price: 3 },
  ]);
});

test('a call refuses overlapping rows with a code and writes the others', async () => {
  const token = await addTestToken(api);
  const cups = { product: 'P103', unit: 'EA' };
  const { body } = await api.call(putPrices, {
    token,
    body: [
      { ...cups, price: 0.3, fromQuantity: 100, to: '2026-04-30' },
      { ...cups, price: 0.31, fromQuantity: 100, from: '2026-04-30' },
      { ...cups, price: 0.3, fromQuantity: 200, from: '2026-05-02', to: '2026-05-01' },
      { ...cups, customer: 'C1001', price: 0.29, fromQuantity: 100, from: '2026-04-30' },
    ],
  });
  expect(body).toMatchObject([
    { line: 1, result: 'new' },
    {
      line: 2,
      result: 'refused',
      column: 'from',
      code: 'overlappingPrices',
      reason: expect.stringContaining('from 04/30/2026 on overlaps the price until 04/30/2026'),
    },
    { line: 3, result: 'refused', column: 'to', code: 'endsBeforeItStarts' },
    { line: 4, result: 'new' },
  ]);
});

test('prices of many products take one statement, with conditions or without', async () => {
  const body = { 101: [], 103: [], 110: [] };
  const ask = () => chef.call(getPrices, { body, query: { breaks: true } });
  await ask();
  const before = await api.countStatements(ask);
  await take([HEADINGS, 'P103,EA,0.30,100,,', 'P101,CS,44,10,2026-03-01,', 'P110,EA,3,20,,']);
  expect(await api.countStatements(ask)).toBe(before);
});
