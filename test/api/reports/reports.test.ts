import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openOrderGuideList,
  openPriceList,
  openProductList,
  openQuoteSheet,
  openStatement,
} from '#domain/api/reports.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { MenuKey } from '#domain/settings/menu.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { OYSTER, TIDE, tokenOf } from '#test/support/api/fixture.ts';
import { placeOrders } from '#test/support/api/placedOrders.ts';
import { bookEntry } from '#test/support/api/receivables.ts';
import { readPdf } from '#test/support/files/pdfText.ts';

let api: Api;
const chef = { token: tokenOf('chef') };
const baker = { token: tokenOf('baker') };
const quiet = { token: tokenOf('quiet') };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await placeOrders(api.database);
});
afterAll(() => api?.stop());

type Opened = Promise<{ status: number; body: { id: string; fileName: string; contentType: string } }>;

const show = (id: string) => api.app.inject({ url: `/doc/${id}` });

async function pdfOf(opened: Opened) {
  const { status, body } = await opened;
  expect(status).toBe(200);
  return await readPdf((await show(body.id)).rawPayload);
}

const textOf = async (opened: Opened) => (await pdfOf(opened)).pages.join('\n');

async function csvOf(opened: Opened): Promise<string[]> {
  const { status, body } = await opened;
  expect({ status, contentType: body.contentType }).toEqual({ status: 200, contentType: 'text/csv; charset=utf-8' });
  const { body: text } = await show(body.id);
  expect([text[0], text.endsWith('\r\n')]).toEqual(['\ufeff', true]);
  return text.slice(1, -2).split('\r\n');
}

async function addGuide(name: string, productKeys: readonly number[], customerKey = OYSTER): Promise<void> {
  const { id } = await api.database
    .insertInto('order_guide')
    .values({ customer_key: customerKey, name, is_primary: name === 'Standard' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = productKeys.map((product_key, index) => ({
    guide_id: id,
    product_key,
    unit: 'EA',
    quantity: String(index + 2),
    sequence: index + 1,
  }));
  if (lines.length > 0) await api.database.insertInto('order_guide_product').values(lines).execute();
}

const price = (query: object = {}, caller: { token: string } = chef) => api.call(openPriceList, { ...caller, query });
const list = (query: object = {}, caller: { token: string } = chef) => api.call(openProductList, { ...caller, query });
const quote = (query: object = {}, caller: { token: string } = chef) => api.call(openQuoteSheet, { ...caller, query });
const guides = (query: object = {}, caller: { token: string } = chef) =>
  api.call(openOrderGuideList, { ...caller, query });

async function lock(...keys: MenuKey[]): Promise<void> {
  const menu = JSON.stringify(Object.fromEntries(keys.map((key) => [key, { isVisible: true, isLocked: true }])));
  await api.database.updateTable('app_user').set({ menu }).where('username', '=', 'chef').execute();
}

describe('a current statement', () => {
  const statement = (query: object = {}, caller: { token: string } = chef) =>
    api.call(openStatement, { ...caller, query });

  beforeEach(async () => {
    const { database } = api;
    await bookEntry(database, { reference: 'INV-1', initial: '118.30', due_on: '2026-03-03', po_number: 'PO-7' });
    await bookEntry(database, {
      reference: '=late',
      initial: '1000.00',
      issued_on: '2025-10-01',
      due_on: '2025-10-31',
    });
    await bookEntry(database, { reference: 'CM-1', initial: '20.00', record_type: RECORD_TYPES.creditMemo });
    await bookEntry(database, { reference: 'T-1', initial: '5.00', customer_key: TIDE });
  });

  test('shows what is open today, how old it is, and what is due', async () => {
    const text = await textOf(statement());
    expect(text).toContain('Date Due Reference P.O. number Amount Open');
    expect(text).toContain('02/01/2026 03/03/2026 Invoice INV-1 PO-7 $118.30 $118.30');
    expect(text).toContain('02/01/2026 Credit Memo CM-1 −$20.00 −$20.00');
    expect(text).toContain('1-30 Days past due $118.30');
    expect(text).toContain('Over 90 Days past due $1,000.00');
    expect(text).toContain('Credits −$20.00');
    expect(text).toContain('Balance due $1,098.30');
    expect(text).not.toContain('T-1');
  });

  test('shows where the customer is, and how to pay, as far as the shop says it', async () => {
    await api.database.updateTable('site').set({ distributor_address: '1 Dock Road\nPortland, ME 04101' }).execute();
    const home = { address1: '48 Wharf Street', city: 'Portland', state: 'ME', zip: '04101' };
    await api.database.updateTable('address').set(home).where('customer_key', '=', OYSTER).execute();
    const text = await textOf(statement());
    for (const part of [
      'The Gilded Oyster',
      '48 Wharf Street',
      'Portland, ME 04101',
      'Pay online: sign in to the store and choose Make Payment.',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(
      /Pay by check: write customer number C1001 on it, and mail it to .*1 Dock Road, Portland, ME 04101\./,
    );
    await api.database
      .updateTable('site')
      .set({ distributor_address: '', distributor_phone: '', payment_issuers: [] })
      .execute();
    expect(await textOf(statement())).not.toMatch(/Pay online|Pay by check|Questions/);
  });

  test('as CSV has charges and credits in separate columns, and no negative amount', async () => {
    expect(await csvOf(statement({ format: 'csv' }))).toEqual([
      'Date,Due,Type,Reference,P.O. Number,Charge,Credit,Open Charge,Open Credit',
      "10/01/2025,10/31/2025,Invoice,'=late,,1000.00,,1000.00,",
      '02/01/2026,,Credit Memo,CM-1,,,20.00,,20.00',
      '02/01/2026,03/03/2026,Invoice,INV-1,PO-7,118.30,,118.30,',
    ]);
  });

  test('of an account on which nothing is open has no data', async () => {
    expect(await statement({}, quiet)).toMatchObject({ status: 204, body: '' });
  });
});

describe('a product list', () => {
  test("has the customer's products, by category, with their units", async () => {
    const { pages, title, language, isMarked, tags } = await pdfOf(list());
    const text = pages.join('\n');
    expect(text).toContain('Food › Groceries\nItem Description Brand Sold by\nP-104 Cheddar LB');
    expect(text).toContain('P-101 Eggs EA, CS of 24');
    expect(text).not.toMatch(/Withdrawn|Never listed|\$/);
    expect({ title, language, isMarked }).toEqual({
      title: 'Product List All Categories',
      language: 'en-US',
      isMarked: true,
    });
    const markup = JSON.stringify(tags);
    expect(markup).toContain('["H1","Product List All Categories"]');
    expect(markup).toContain('["H2","Food › Groceries"]');
    expect(markup).toContain('["TR",["TH","Item"],["TH","Description"],["TH","Brand"],["TH","Sold by"]]');
  });

  test('is limited to a category; one that there is not is not found, one without a product has no data', async () => {
    expect(await textOf(list({ category: '1204' }, baker))).toContain('P-106 Rum EA');
    expect(await list({ category: '9999' })).toMatchObject({
      status: 404,
      body: { message: reportsText('report.absent') },
    });
    expect(await list({ category: '1204' })).toMatchObject({ status: 204, body: '' });
    expect(await textOf(list())).not.toContain('Rum');
  });

  test('is set on the document of the site', async () => {
    expect((await pdfOf(list())).size).toEqual([612, 792]);
    await api.database.updateTable('site').set({ paper_size: 'A4' }).execute();
    expect((await pdfOf(list())).size).toEqual([595, 842]);
  });
});

describe('a price list', () => {
  test('has every price of this customer with its unit, of the Standard Order or of all products', async () => {
    await addGuide('Standard', [101, 107]);
    await addGuide('Standard', [102], TIDE);
    const standard = await textOf(price({ effectiveDate: '2026-04-01' }));
    expect(standard).toContain('Effective 04/01/2026');
    expect(standard).toContain('Standard Order (2)');
    expect(standard).toContain('P-101 Eggs EA, CS of 24 $2.0825 / EA\n$48.0000 / CS');
    expect(standard).not.toContain('Ribeye');
    expect(await textOf(price({ effectiveDate: '2026-04-01' }, baker))).toMatch(/Ribeye.*\$11\.88 \/ LB/);
    const all = await textOf(price({ allProducts: true }));
    expect(all).toContain('Effective 03/04/2026');
    expect(all).toContain('P-109 Price on request EA -.--');
  });

  test('of a customer without a Standard guide has no data, and a date must be one', async () => {
    expect((await price()).status).toBe(204);
    expect((await price({ effectiveDate: '2026-02-30' })).status).toBe(400);
  });

  test('of all products is for users who see all products, and is refused to users who see no prices', async () => {
    expect(await price({ allProducts: true }, quiet)).toMatchObject({
      status: 404,
      body: { message: reportsText('report.absent') },
    });
    await addGuide('Standard', [101]);
    await lock('AllProducts');
    expect((await price({ allProducts: true })).status).toBe(403);
    expect((await price()).status).toBe(200);
  });

  test('as CSV has a row for each price', async () => {
    expect((await csvOf(price({ allProducts: true, format: 'csv' }))).slice(0, 4)).toEqual([
      'Main Category,Category,Item,Description,Brand,Sold By,Price,Price Unit,From Quantity',
      'Food,Groceries,P-104,Cheddar,,LB,4.1000,LB,',
      'Food,Groceries,P-105,Display only,,,5.0000,EA,',
      'Food,Groceries,P-101,Eggs,,"EA, CS of 24",2.0825,EA,',
    ]);
  });
});

describe('a quote sheet', () => {
  test('has the invoices since a date, the last payment, and room to write', async () => {
    const text = await textOf(quote({ purchasedSince: '2025-03-03', effectiveDate: '2026-04-01' }));
    expect(text).toContain('Effective 04/01/2026');
    expect(text).toContain('03/03/2025');
    expect(text).toContain('Item Description Purchased Last price Quantity Quote');
    expect(text).toContain('P-101 Eggs\nLast bought 03/02/2026\n4 CS\n4 EA\n$48.00 / CS');
    expect(text).not.toMatch(/Ribeye|Never listed/);
  });

  test('covers the last 12 months by default, and one day of the week on request', async () => {
    const bought = async (query: object) => {
      const opened = await quote({ ...query, format: 'csv' });
      return opened.status === 204 ? [] : (await csvOf(Promise.resolve(opened))).slice(1);
    };
    const ofYear = await bought({});
    expect(ofYear).toEqual([
      'Food,Groceries,P-101,Eggs,2,CS,03/02/2026,,,48.00,CS,,',
      'Food,Groceries,P-101,Eggs,4,EA,03/02/2026,,,48.00,CS,,',
    ]);
    // 2 March 2026 is a Monday, 4 March 2025 a Tuesday.
    expect(await bought({ dayOfWeek: 2 })).toEqual(ofYear.slice(0, 1));
    expect(await bought({ dayOfWeek: 3 })).toEqual(['Food,Groceries,P-101,Eggs,4,EA,03/04/2025,,,48.00,CS,,']);
    expect(await bought({ dayOfWeek: 1 })).toEqual([]);
    expect(await bought({ dayOfWeek: 0 })).toEqual(ofYear);
    expect((await quote({ dayOfWeek: 8 })).status).toBe(400);
  });

  test('shows no price to users who see no prices', async () => {
    const text = await textOf(quote({}, quiet));
    expect(text).toContain('P-101 Eggs\nLast bought 03/01/2026\n2 CS');
    expect(text).not.toMatch(/\$|price/);
    expect((await csvOf(quote({ format: 'csv' }, quiet)))[0]).not.toContain('Price');
  });
});

describe('an order guide list', () => {
  beforeEach(async () => {
    await addGuide('bar', [110, 108]);
    await addGuide('Kitchen', [101, 102]);
    await addGuide('Weekly', [103]);
    await addGuide('Empty', []);
    await addGuide('Kosher', [104], TIDE);
  });

  test('has the guides of a range by name, in any case, both ends included', async () => {
    const named = async (query: object) =>
      [...(await csvOf(guides({ ...query, format: 'csv' })))]
        .slice(1)
        .map((row) => row.split(',').slice(0, 2).join(' '));
    expect(await named({})).toEqual(['bar P-110', 'Kitchen P-101', 'Kitchen P-102', 'Weekly P-103']);
    expect(await named({ startingGuide: 'KITCHEN' })).toEqual(['Kitchen P-101', 'Kitchen P-102', 'Weekly P-103']);
    expect(await named({ endingGuide: 'kitchen' })).toEqual(['bar P-110', 'Kitchen P-101', 'Kitchen P-102']);
    expect(await named({ startingGuide: 'bar', endingGuide: 'Bar' })).toEqual(['bar P-110']);
  });

  test('shows each guide with its quantities and room to count', async () => {
    const text = await textOf(guides({ startingGuide: 'Kitchen' }));
    expect(text).toContain('Kitchen to Weekly');
    expect(text).toContain('Kitchen\nItem Description Quantity On hand Order\nP-101 Eggs 2 EA');
    expect(text).not.toContain('Cheddar');
  });

  test('of a guide that there is not, or that is another customer’s, is not found; a reversed range is refused; empty guides have no data', async () => {
    for (const startingGuide of ['Nothing', 'Kosher'])
      expect(await guides({ startingGuide })).toMatchObject({
        status: 404,
        body: { message: reportsText('report.absent') },
      });
    expect(await guides({ startingGuide: 'Weekly', endingGuide: 'bar' })).toMatchObject({
      status: 409,
      body: { message: reportsText('report.guidesReversed') },
    });
    expect((await guides({ startingGuide: 'Empty', endingGuide: 'Empty' })).status).toBe(204);
  });
});

describe('every report', () => {
  const calls = [
    ['CurrentStatement', () => api.call(openStatement, chef)],
    ['ProductList', () => list()],
    ['ProductPriceList', () => price()],
    ['QuoteSheet', () => quote()],
    ['OrderGuideList', () => guides()],
  ] as const satisfies readonly (readonly [MenuKey, () => Promise<{ status: number }>])[];

  test('is closed by its own key and by that of the page, and by no other', async () => {
    for (const [key, open] of calls) {
      await lock(key);
      const closed: number[] = [];
      for (const [, other] of calls) closed.push((await other()).status);
      expect([key, closed.filter((status) => status === 403).length, (await open()).status]).toEqual([key, 1, 403]);
      await lock('ViewDocuments');
      expect((await open()).status).toBe(403);
    }
  });

  test('as CSV is saved, runs nothing in a spreadsheet, and is read in its own tongue', async () => {
    const description = '=HYPERLINK("http://evil","x"), Käse 豆腐';
    await api.database
      .updateTable('product')
      .set({ description, brand: '@SUM(A1)', formatted_product_code: '-101' })
      .where('product_key', '=', 101)
      .execute();
    const { body } = await list({ format: 'csv' });
    expect(body).toMatchObject({ fileName: 'Product List All Categories.csv' });
    const { headers, body: text } = await show(body.id);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="Product List All Categories\.csv"/),
      'cache-control': 'no-store',
    });
    expect(text).toContain(`Food,Groceries,'-101,"'=HYPERLINK(""http://evil"",""x""), Käse 豆腐",'@SUM(A1),`);
  });

  test('sends the database the same number of queries, whatever its length', async () => {
    const few = await api.countStatements(() => list());
    await api.database.updateTable('product').set({ category_code: '1204' }).where('product_key', '<', 105).execute();
    await api.database.deleteFrom('document_content').execute();
    expect(await api.countStatements(() => list())).toBe(few);
  });
});
