import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as endpoints from '#domain/api/orderGuides.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { statusAndBody } from '#test/support/api/buyer.ts';
import { OYSTER, TIDE } from '#test/support/api/fixture.ts';
import { guideCallsOf, guideLine, linesOf, refused, saved, withoutLine } from '#test/support/api/guideCalls.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const chef = guideCallsOf(() => api, 'chef');
const baker = guideCallsOf(() => api, 'baker');

async function addGuide(name: string, more: { customer_key?: number; is_read_only?: boolean } = {}): Promise<number> {
  const { id } = await api.database
    .insertInto('order_guide')
    .values({ customer_key: OYSTER, name, is_primary: name === 'Standard', ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const NAME_TOO_LONG = 'Order Guide Name can have at most 12 characters.';
const taken = (name: string) => `There is already an order guide named "${name}".`;

describe('a guide is created', () => {
  test('unless the customer has as many as there can be', async () => {
    for (let index = 1; index < 200; index += 1) await addGuide(`Guide ${index}`);
    expect(statusAndBody(await chef.create('Last', []))).toEqual(saved);
    expect(statusAndBody(await chef.create('Over', []))).toEqual(
      refused(409, 'tooManyGuides', 'You can have at most 200 order guides. Delete one first.', {
        params: { limit: 200 },
      }),
    );
    expect(await chef.names()).not.toContain('Over');
    expect(statusAndBody(await baker.create('Over', []))).toEqual(saved);
  });

  test('with its products in the order sent, with their default unit where the request has no unit', async () => {
    const products = [
      guideLine(103, 24, 'EA'),
      guideLine(101, 0),
      guideLine(110, '2.50', 'CS'),
      guideLine(102, 1, null),
    ];
    expect(statusAndBody(await chef.create('Weekly', products))).toEqual(saved);
    expect(await chef.guides()).toEqual([
      {
        name: 'Weekly',
        isPrimary: false,
        isReadOnly: false,
        version: 2,
        products: [
          [103, 24, 'EA', 1],
          [101, 0, 'CS', 2],
          [110, 2.5, 'CS', 3],
          [102, 1, 'CS', 4],
        ].map(([productKey, orderQuantity, unitOfMeasure, sequence], place) => ({
          id: place + 1,
          productKey,
          orderQuantity,
          unitOfMeasure,
          sequence,
          overridePrice: null,
          unitOfMeasure_Prc: null,
        })),
      },
    ]);
  });

  test('without an id in the path, and with lines in place of products', async () => {
    const body = { name: 'Weekly', lines: [guideLine(101, 1, 'EA')] };
    expect(statusAndBody(await chef.call(endpoints.createNamedOrderGuide, { body }))).toEqual(saved);
    expect(linesOf(await chef.guide('Weekly'))).toEqual([guideLine(101, 1, 'EA', 1)]);
  });

  test('by the name in the body, else by the one in the path', async () => {
    await chef.create('Bar', [], 'Kitchen');
    await chef.call(endpoints.createOrderGuide, { params: { id: 'Cellar' }, body: {} });
    expect(await chef.names()).toEqual(['Bar', 'Cellar']);
  });

  test('of two lines for one product the last counts', async () => {
    await chef.create('Weekly', [guideLine(101, 1, 'EA'), guideLine(110, 5, 'EA'), guideLine(101, 2, 'CS')]);
    expect(linesOf(await chef.guide('Weekly'))).toEqual([guideLine(101, 2, 'CS', 1), guideLine(110, 5, 'EA', 2)]);
  });

  test.each(['a/b?c#d%20', '麺屋 Ramen', '🦪🦪🦪🦪🦪🦪🦪🦪🦪🦪🦪🦪', "' or 1=1 --", '...', '+'])(
    'with the name %s, and found by it',
    async (name) => {
      expect(statusAndBody(await chef.create(`  ${name} `))).toEqual(saved);
      expect(await chef.names()).toEqual([name]);
      expect((await chef.patch(name, { lines: [guideLine(101, 1)] })).status).toBe(200);
      expect(statusAndBody(await chef.remove(name))).toEqual(saved);
      expect(await chef.names()).toEqual([]);
    },
  );

  test.each([
    ['', 409, 'nameRequired', 'Order Guide Name cannot be blank.', {}],
    [' \u00a0\u200b', 409, 'nameRequired', 'Order Guide Name cannot be blank.', {}],
    ['1234567890123', 409, 'nameTooLong', NAME_TOO_LONG, { params: { limit: 12 } }],
    [' weekLY ', 409, 'nameTaken', taken('Weekly'), { params: { name: 'Weekly' } }],
    ['CAFÉ', 409, 'nameTaken', taken('Café'), { params: { name: 'Café' } }],
    ['..', 409, 'nameInvalid', 'Order Guide Name needs more than dots.', {}],
    ['Standard', 405, 'nameReserved', 'The name Standard is reserved.', {}],
    [' sTanDard', 405, 'nameReserved', 'The name Standard is reserved.', {}],
  ] as const)('but not as %j', async (name, status, code, reason, more) => {
    await addGuide('Weekly');
    await addGuide('Café');
    expect(statusAndBody(await chef.create(name, [guideLine(101, 1)], 'x'))).toEqual(
      refused(status, code, reason, more),
    );
    expect(await chef.names()).toEqual(['Café', 'Weekly']);
  });

  test('under a name that only another customer has', async () => {
    await addGuide('Weekly', { customer_key: TIDE });
    expect(statusAndBody(await chef.create('weekly'))).toEqual(saved);
    expect(await baker.names()).toEqual(['Weekly']);
  });
});

describe('a guide is changed', () => {
  beforeEach(async () => {
    await chef.create('Weekly', [guideLine(101, 1, 'CS'), guideLine(103, 12, 'EA'), guideLine(110, 3, 'EA')]);
  });

  test('products are set, added and removed; those that are not named stay', async () => {
    const lines = [
      guideLine(101, 5, 'EA'),
      guideLine(107, 1, 'CS'),
      withoutLine(103),
      guideLine(104, '0.25'),
      guideLine(111, 9, 'EA', 0),
      withoutLine(999),
    ];
    expect(statusAndBody(await chef.patch('Weekly', { name: 'Weekly', lines }))).toEqual({
      ...saved,
      body: { ...saved.body, version: 3 },
    });
    const guide = await chef.guide('Weekly');
    expect(linesOf(guide)).toEqual([
      guideLine(111, 9, 'EA', 0),
      guideLine(101, 5, 'EA', 1),
      guideLine(110, 3, 'EA', 3),
      guideLine(107, 1, 'CS', 4),
      guideLine(104, 0.25, 'LB', 5),
    ]);
    expect(guide?.version).toBe(3);
  });

  test("what a line keeps of the distributor's terms stays when its quantity changes", async () => {
    await api.database
      .updateTable('order_guide_product')
      .set({ override_price: '1.5', price_unit: 'EA' })
      .where('product_key', '=', 101)
      .execute();
    await chef.patch('weekly', { lines: [guideLine(101, 5, 'EA')] });
    expect((await chef.guide('Weekly'))?.products[0]).toEqual({
      id: 1,
      ...guideLine(101, 5, 'EA', 1),
      overridePrice: 1.5,
      unitOfMeasure_Prc: 'EA',
    });
  });

  test('nothing is counted as a change when nothing differs', async () => {
    for (const body of [{}, { name: 'Weekly' }, { lines: [guideLine(101, 1), withoutLine(102)] }]) {
      expect((await chef.patch('Weekly', body)).body).toEqual({ ...saved.body, version: 2 });
    }
  });

  test('it gets another name, also the same one in another case, and keeps its products', async () => {
    expect((await chef.patch('WEEKLY', { name: ' weekly ' })).body.version).toBe(3);
    expect((await chef.patch('Weekly', { name: 'Monthly' })).body.version).toBe(4);
    expect(await chef.names()).toEqual(['Monthly']);
    expect((await chef.guide('Monthly'))?.products).toHaveLength(3);
  });

  test.each([
    ['  ', 409, 'nameRequired', 'Order Guide Name cannot be blank.', {}],
    ['1234567890123', 409, 'nameTooLong', NAME_TOO_LONG, { params: { limit: 12 } }],
    ['BAR', 409, 'nameTaken', taken('Bar'), { params: { name: 'Bar' } }],
    ['standard', 405, 'nameReserved', 'The name Standard is reserved.', {}],
  ] as const)('but is not called %j, and then keeps its products too', async (name, status, code, reason, more) => {
    await addGuide('Bar');
    const before = await chef.guides();
    const reply = await chef.patch('Weekly', { name, lines: [withoutLine(101)] });
    expect(statusAndBody(reply)).toEqual(refused(status, code, reason, more));
    expect(await chef.guides()).toEqual(before);
  });

  test.each<[string, object, string]>([
    ['an unknown product', guideLine(424242, 1, 'EA'), 'Product 424242: This product is unavailable.'],
    ['a product no key can name', guideLine(2 ** 31, 1, 'EA'), 'Product 2147483648: This product is unavailable.'],
    ['the reserved product', guideLine(9, 1, 'EA'), 'Never listed: This product is unavailable.'],
    ['a withdrawn product', guideLine(108, 1, 'EA'), 'Withdrawn: This product is unavailable.'],
    ['an excluded product', guideLine(106, 1, 'EA'), 'Rum: Excluded for this customer'],
    ['a product that is not sold', guideLine(105, 1), 'Display only: Product has no Sell By U/M'],
    ['a unit that is not sold', guideLine(102, 1, 'LB'), 'Ribeye, about 38.5 LB: This product is not sold by LB.'],
    ['a unit in another case', guideLine(101, 1, 'cs'), 'Eggs: This product is not sold by cs.'],
    ['a wrong multiple', guideLine(103, 13, 'EA'), 'Paper cups: Invalid quantity of 13. Please enter a multiple of 12'],
    ['no quantity', guideLine(101, undefined), "Eggs: '' is not a quantity. Use digits and a decimal point."],
    ['a negative quantity', guideLine(101, -3), "Eggs: '-3' is not a quantity. Use digits and a decimal point."],
    ['two points', guideLine(101, '1.5.2'), "Eggs: '1.5.2' is not a quantity. Use digits and a decimal point."],
    ['an exponent', guideLine(101, '1e3'), "Eggs: '1e3' is not a quantity. Use digits and a decimal point."],
    ['other digits', guideLine(101, '١٢'), "Eggs: '١٢' is not a quantity. Use digits and a decimal point."],
    ['too much', guideLine(101, 10_000_000), 'Eggs: Quantity must be less than 10,000,000.'],
  ])('but refuses %s: nothing of the request is done', async (_, line, reason) => {
    const before = await chef.guides();
    const reply = await chef.patch('Weekly', { lines: [guideLine(110, 8, 'EA'), line] });
    const [product] = reason.split(': ');
    const reasons = [expect.objectContaining({ code: expect.any(String), product })];
    expect(statusAndBody(reply)).toEqual(refused(409, 'lineRefused', reason, { reasons }));
    expect(statusAndBody(await chef.create('Bar', [line]))).toEqual(refused(409, 'lineRefused', reason, { reasons }));
    expect(await chef.guides()).toEqual(before);
  });

  test('every product that is refused is named, the first five of many', async () => {
    const lines = [1, 2, 3, 4, 5, 6, 7].map((key) => guideLine(key, 1, 'EA'));
    const { body } = await chef.patch('Weekly', { lines });
    expect(body.errorReason?.split('\n')).toEqual([
      ...[1, 2, 3, 4, 5].map((key) => `Product ${key}: This product is unavailable.`),
      '2 more products cannot be saved.',
    ]);
    expect(body.reasons?.map(({ product }) => product)).toEqual(lines.map((_, place) => `Product ${place + 1}`));
  });

  test('an entry may stay unchanged, moved or removed, when the product was removed since', async () => {
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', '=', 110).execute();
    const unavailable = refused(409, 'lineRefused', 'Oysters: This product is unavailable.', {
      reasons: [{ code: 'productUnavailable', product: 'Oysters' }],
    });
    expect(statusAndBody(await chef.patch('Weekly', { lines: [guideLine(110, 4, 'EA')] }))).toEqual(unavailable);
    const kept = [guideLine(110, 3, 'EA', 9), guideLine(101, 2, 'CS')];
    expect((await chef.patch('Weekly', { lines: kept })).status).toBe(200);
    expect(linesOf(await chef.guide('Weekly'))?.at(-1)).toEqual(guideLine(110, 3, 'EA', 9));
    expect((await chef.patch('Weekly', { lines: [withoutLine(110)] })).status).toBe(200);
    expect((await chef.guide('Weekly'))?.products).toHaveLength(2);
  });

  test('an entry of an unknown product may be sent without a unit', async () => {
    const [guide] = await api.database.selectFrom('order_guide').select('id').execute();
    const unknown = { guide_id: guide?.id ?? 0, product_key: 424242, unit: 'CS', quantity: '2', sequence: 9 };
    await api.database
      .insertInto('order_guide_product')
      .values({ ...unknown, override_price: null, price_unit: null })
      .execute();
    expect((await chef.patch('Weekly', { lines: [guideLine(424242, 2)] })).body).toEqual({ ...saved.body, version: 2 });
    expect((await chef.patch('Weekly', { lines: [withoutLine(424242)] })).body.version).toBe(3);
  });

  test.each<[string, object]>([
    ['lines that are not a list', { lines: 'x' }],
    ['a line without a product', { lines: [{ orderQuantity: 1 }] }],
    ['a key that is not an integer', { lines: [guideLine(1.5, 1)] }],
    ['a place beyond all places', { lines: [guideLine(101, 1, 'EA', 1_000_000)] }],
    ['a version that is not an integer', { version: 'x' }],
    ['a name that is not a text', { name: 5 }],
  ])('a request with %s is refused as a whole', async (_, body) => {
    expect(statusAndBody(await chef.patch('Weekly', body))).toMatchObject({
      status: 400,
      body: { message: 'The request is not valid' },
    });
  });
});

describe('a guide is deleted', () => {
  test('with its products, by its name in any case', async () => {
    await chef.create('Weekly', [guideLine(101, 1)]);
    expect(statusAndBody(await chef.remove(' WEEKLY '))).toEqual(saved);
    expect(await chef.guides()).toEqual([]);
    expect(await api.database.selectFrom('order_guide_product').selectAll().execute()).toEqual([]);
  });
});

describe.each<[string, (id: string) => ReturnType<typeof chef.remove>]>([
  ['changed', (id) => chef.patch(id, { name: 'Other', lines: [guideLine(101, 1)] })],
  ['deleted', (id) => chef.remove(id)],
])('not to be %s', (_, write) => {
  test.each(['Standard', 'sTANDARD', ' standard '])('is %j, whether there is one or not', async (id) => {
    const fixed = refused(405, 'standardGuide', 'The Standard order guide cannot be changed or deleted.');
    expect(statusAndBody(await write(id))).toEqual(fixed);
    await addGuide('Standard');
    expect(statusAndBody(await write(id))).toEqual(fixed);
    expect(await chef.names()).toEqual(['Standard']);
  });

  test('is a read-only guide', async () => {
    await addGuide('House', { is_read_only: true });
    expect(statusAndBody(await write('house'))).toEqual(
      refused(405, 'guideReadOnly', 'The order guide "House" is read-only.', { params: { name: 'House' } }),
    );
    expect(await chef.names()).toEqual(['House']);
  });

  test("is another customer's guide: it answers like an absent one", async () => {
    await addGuide('Weekly', { customer_key: TIDE });
    const absent = refused(404, 'guideNotFound', 'This order guide does not exist.');
    expect(statusAndBody(await write('Weekly'))).toEqual(absent);
    expect(statusAndBody(await write('Nothing'))).toEqual(absent);
    expect(statusAndBody(await write(''))).toEqual(absent);
    expect(await baker.names()).toEqual(['Weekly']);
  });
});
