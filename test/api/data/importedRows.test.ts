import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ImportOptions, rehearse } from '#server/modules/dataImport/importFile.ts';
import { importTarget } from '#server/modules/dataImport/write/importTargets.ts';
import { upsertRows } from '#server/modules/dataImport/write/upsertRows.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { OYSTER } from '#test/support/api/fixture.ts';
import { importRows, rowText } from '#test/support/files/importedRows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function take(kind: string, lines: readonly string[], options: Partial<ImportOptions> = {}) {
  const { results, counts } = await importRows(api.database, kind, lines.join('\n'), options);
  return { rows: results.map(rowText), counts };
}

async function read(query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(api.database)).rows;
}

describe('products', () => {
  const HEADINGS = 'Item No.;Description;Category;U/M;Long Description';

  test('are added and changed by their code; values that a file leaves out stay unchanged', async () => {
    const { rows: results } = await take('products', [
      'item no,description,brand,category,um',
      'P101,"Eggs, brown",,1101,',
      'P103,Paper cups,,1101,EA',
      'N1,New thing,Acme,1101,CS',
    ]);
    expect(results).toEqual(['2 changed', '3 same', '4 new']);
    expect(
      await read(`select product_code, product_key, description, catalog_description, brand, default_unit, pricing_um, formatted_product_code
        from product where product_code in ('P101', 'N1') order by 2`),
    ).toEqual([
      {
        product_code: 'P101',
        product_key: 101,
        description: 'Eggs, brown',
        catalog_description: 'Eggs',
        brand: null,
        default_unit: 'CS',
        pricing_um: 'CS',
        formatted_product_code: 'P-101',
      },
      {
        product_code: 'N1',
        product_key: 1001,
        description: 'New thing',
        catalog_description: '',
        brand: 'Acme',
        default_unit: 'CS',
        pricing_um: 'CS',
        formatted_product_code: 'N1',
      },
    ]);
    expect(
      await read(
        `select unit, stock_conversion::text as holds, is_sell, is_price from product_unit where product_key = 1001`,
      ),
    ).toEqual([{ unit: 'CS', holds: '1.0000', is_sell: true, is_price: true }]);
  });

  test('refuses invalid ones with a reason each, and imports the others', async () => {
    const { rows: results, counts } = await take('products', [
      'code,key,description,category,um',
      'N1,9,Nine,1101,EA',
      'N2,101,Taken,1101,EA',
      'P101,102,Moved,1101,EA',
      'P9,,Reserved,1101,EA',
      'N3,,,1101,EA',
      'N4,,Lost,0000,EA',
      'N5 ,500,Kept,1101,EA',
      'N5,501,Twice,1101,EA',
      'N6,500,Same key,1101,EA',
      'N7,,=cmd|calc,1101,EA',
    ]);
    expect(results).toEqual([
      '2 refused key 9: key 9 is reserved for invoice corrections: Use another number, or remove the column',
      '3 refused key 101: key 101 belongs to P101: Use another number, or remove the column',
      '4 refused key 102: key 102 does not match the current key 101: Remove the column; keys cannot be changed',
      '5 refused code P9: P9 is reserved: Use another code',
      '6 refused description : description is missing: Enter a value',
      '7 refused category 0000: there is no category "0000": Correct it, import the categories first, or choose Create missing categories',
      '8 new code N5 : code "N5 " has extra spaces: read as N5',
      '9 refused  N5: N5 is already in line 8: Remove one of them. The first one is used',
      '10 refused key 500: key 500 belongs to N5: Use another number, or remove the column',
      '11 new',
    ]);
    expect(counts).toEqual({ new: 2, changed: 0, same: 0, refused: 8, deactivated: null });
    expect(
      await read(
        `select product_code, product_key, description from product where product_code like 'N%' or product_key in (9, 101) order by 2`,
      ),
    ).toEqual([
      { product_code: 'P9', product_key: 9, description: 'Never listed' },
      { product_code: 'P101', product_key: 101, description: 'Eggs' },
      { product_code: 'N5', product_key: 500, description: 'Kept' },
      { product_code: 'N7', product_key: 1001, description: '=cmd|calc' },
    ]);
  });

  test('are imported together: the catalog has one new version, and no new one without a change', async () => {
    const version = async () => await read('select max(version) as version from catalogue_version');
    const before = await version();
    const lines = Array.from({ length: 1_100 }, (_, index) => `B${index};Thing ${index};1101;EA;`);
    const { counts } = await take('products', [HEADINGS, ...lines]);
    expect(counts).toEqual({ new: 1_100, changed: 0, same: 0, refused: 0, deactivated: null });
    const after = await version();
    expect(after).not.toEqual(before);
    expect(
      await read('select count(distinct version)::integer as versions from catalogue_change where product_key > 1000'),
    ).toEqual([{ versions: 1 }]);
    await take('products', [HEADINGS, ...lines]);
    expect(await version()).toEqual(after);
  });

  test('take as many statements for a thousand rows as for one', async () => {
    const stored = importTarget('products');
    const rowsOf = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        line: index + 1,
        values: { code: `Q${count}-${index}`, description: 'Thing', category: '1101', defaultUnit: 'EA' },
        notes: [],
        refusals: [],
      }));
    const statements = (count: number) =>
      api.countStatements(() =>
        api.database.transaction().execute(async (transaction) => {
          if (stored) await upsertRows(transaction, stored, rowsOf(count), { now: new Date() });
        }),
      );
    expect(await statements(1)).toBe(await statements(1_000));
  });

  test('that a complete file lacks are deactivated, never deleted; not where a row was refused', async () => {
    const lines = ['code,description,category', 'P101,Eggs,1101', 'P110,Oysters,1101'];
    const active = () => read('select product_code from product where is_active order by 1');
    const { counts: withRefusal } = await take('products', [...lines, 'P111,Sweets,9999'], { isComplete: true });
    expect([withRefusal, (await active()).length]).toEqual([
      { new: 0, changed: 0, same: 2, refused: 1, deactivated: null },
      12,
    ]);
    const { counts } = await take('products', lines, { isComplete: true });
    expect(counts).toEqual({ new: 0, changed: 0, same: 2, refused: 0, deactivated: 9 });
    expect(await active()).toEqual([{ product_code: 'P101' }, { product_code: 'P110' }, { product_code: 'P9' }]);
    expect(await read('select count(*)::integer as count from product')).toEqual([{ count: 13 }]);
  });

  test('of a rehearsal get the same results, and nothing of them is written', async () => {
    const before = await read('select * from product order by product_key');
    const counts = await rehearse(api.database, async (transaction) => {
      const stored = importTarget('products');
      if (!stored) throw new Error('products are no kind');
      const values = { code: 'R1', description: 'Rehearsed', category: '1101', defaultUnit: 'EA' };
      return await upsertRows(transaction, stored, [{ line: 2, values, notes: [], refusals: [] }], { now: new Date() });
    });
    expect(counts.map(rowText)).toEqual(['2 new']);
    expect(await read('select * from product order by product_key')).toEqual(before);
  });
});

describe('units, prices and stock', () => {
  test('are set by product and unit; a price needs a unit that is priced by', async () => {
    expect(
      (
        await take('units', [
          'product,unit,pack,sell,price,multiple',
          'P103,CS,CS of 50,yes,yes,2',
          'P103,EA,1,yes,yes,',
          'P105,BX,,yes,yes,',
        ])
      ).rows,
    ).toEqual([
      '2 new',
      '3 same',
      '4 refused holds : holds is missing: enter how many stock units it holds: Enter a number such as 12; 1 for the stock unit',
    ]);
    expect(
      (
        await take('prices', [
          'sku;uom;list price',
          'P103;CS;16,5',
          'P103;EA;',
          'P102;CS;1,00',
          'P105;BX;2,00',
          'P110;EA;-3,50',
        ])
      ).rows,
    ).toEqual([
      '2 changed',
      '3 changed',
      '4 refused unit CS: product P102 is not priced by CS: Mark the unit as a price unit in the units file, or use another unit',
      '5 refused unit BX: product P105 has no unit "BX": Import the units first, or correct the unit',
      '6 refused price -3,50: price -3,50 is too low: Enter 0 or more',
    ]);
    expect((await take('stock', ['product,on hand', 'P103,"1,250"', 'P110,-4.5'])).rows).toEqual([
      '2 changed',
      '3 changed',
    ]);
    expect(
      await read(`select unit, stock_conversion::float as holds, sell_by_multiple::float as multiple, list_price::float as price, position, uncommitted::float as stock
        from product_unit join product using (product_key) where product_code = 'P103' order by 1`),
    ).toEqual([
      { unit: 'CS', holds: 50, multiple: 2, price: 16.5, position: 2, stock: 1250 },
      { unit: 'EA', holds: 1, multiple: 12, price: null, position: 1, stock: 1250 },
    ]);
  });

  test('of a customer by contract are added to the existing ones', async () => {
    const { rows: results } = await take('contractPrices', [
      'customer,product,unit,price',
      'C1001,P110,EA,3.10',
      'C1001,P110,CS,18',
      'C9999,P110,EA,1',
    ]);
    expect(results).toEqual([
      '2 same',
      '3 new',
      '4 refused customer C9999: there is no customer "C9999": Import the customers first, or correct the code',
    ]);
  });
});

describe('categories', () => {
  test('have two levels: a category under itself, or under one that is under another, is refused', async () => {
    expect(
      (
        await take('categories', [
          'code,name,parent',
          '1102,Dairy,11',
          '13,Linen,',
          '1301,Napkins,13',
          'A,Round,B',
          'B,Round,C',
          'C,Round,A',
          'S,Self,S',
          '1110,Deep,1101',
          '77,Lost,78',
        ])
      ).rows,
    ).toEqual([
      '2 new',
      '3 new',
      '4 new',
      '5 refused parent B: category A would be its own parent: A under B under C under A: Leave the parent of the main category empty',
      '6 refused parent C: category B would be its own parent: B under C under A under B: Leave the parent of the main category empty',
      '7 refused parent A: category C would be its own parent: C under A under B under C: Leave the parent of the main category empty',
      '8 refused parent S: category S would be its own parent: S under S: Leave the parent of the main category empty',
      '9 refused parent 1101: category 1110 would be under 1101, which is not a main category: Only two levels are allowed. Use a main category',
      '10 refused parent 78: there is no main category "78": Import the main categories first, or correct the code',
    ]);
  });
});

describe('customers and their people', () => {
  test('come with ship-tos, of which one is primary, users and order guides', async () => {
    expect(
      (
        await take('customers', [
          'code,name,po required,excluded categories,settings',
          'C1001,The Gilded Oyster,no,1101; 1204,',
          'C2000,New Place,yes,,"{""hidePricing"": true}"',
          'C2001,Bad,no,9999,"{""hidePrices"": true}"',
          'WALK-IN,Not ours,no,,',
        ])
      ).rows,
    ).toEqual([
      '2 changed',
      '3 new',
      '4 refused settings {"hidePrices": true}: settings: unknown setting "hidePrices": Remove it or correct its name',
      '5 refused code WALK-IN: WALK-IN is reserved: Use another code',
    ]);
    expect(
      (
        await take('shipTos', [
          'customer,code,name,street,state,zip,phone,weekdays,primary',
          'C2000,2,North,1 Way,me,04101,207-555-0142,2;4,',
          'C2000,1,South,2 Way,Maine,04101,,,',
          'C1001,DOCK,Oyster Dock,,,,,,yes',
        ])
      ).rows,
    ).toEqual(['2 new', expect.stringContaining('3 refused state Maine: state: '), '4 changed']);
    expect(
      await read(`select concat_ws(' ', c.customer_code, a.key, a.is_primary, a.state, a.phone, a.delivery_weekdays, c.default_shipto, c.last_ship_to) as row
        from address a join customer c using (customer_key) where customer_code in ('C2000', 'C1001') order by c.customer_code, a.key`),
    ).toEqual([
      { row: 'C1001 DOCK t {3,5} MAIN 0' },
      { row: 'C1001 FAR f {2,3,4,5,6} MAIN 0' },
      { row: 'C1001 MAIN f {2,3,4,5,6} MAIN 0' },
      { row: 'C2000 2 t ME 2075550142 {2,4} 2 2' },
    ]);
    expect(
      (
        await take('users', [
          'login,name,email,role,customer,menu',
          'newcomer,New Comer,new@place.example,,C2000,ViewCart=locked',
          'CHEF,Marisol,chef@oyster.example,customer,C1001,',
          'twin,Twin,chef@oyster.example,customer,C1001,',
          'shopper,Not ours,,customer,C1001,',
          'seller,Sally,,salesperson,,',
          'lost,Lost,,customer,,',
          'office,Office,,,,adminpanel = Shown',
        ])
      ).rows,
    ).toEqual([
      '2 new',
      '3 changed',
      '4 refused email chef@oyster.example: chef@oyster.example belongs to another user: Use a different address for each user',
      '5 refused user shopper: shopper is reserved: Use another code',
      '6 new',
      '7 refused customer : customer is missing: Enter a customer, or set the user to salesperson',
      '8 new',
    ]);
    expect((await take('salespeople', ['rep,customer', 'SELLER,C2000', 'chef,C2000', 'rep,C1001'])).rows).toEqual([
      '2 new',
      '3 refused user chef: there is no salesperson "chef": Import the users first, or correct the code',
      '4 same',
    ]);
    expect(
      (
        await take('orderGuides', [
          'customer,guide,product,unit,qty',
          'C2000,Weekly,P101,CS,2',
          'C2000,weekly,P110,EA,1',
          'C2000,Standard,P110,EA,1',
          'C2000,A name that is too long,P110,EA,1',
        ])
      ).rows,
    ).toEqual([
      '2 new',
      '3 new',
      '4 new',
      '5 refused guide A name that is too long: guide has 23 characters: Shorten it to at most 12',
    ]);
    expect(
      await read(`select g.name, g.is_primary, l.product_key, l.unit, l.sequence from order_guide g join order_guide_product l on l.guide_id = g.id
        join customer c using (customer_key) where customer_code = 'C2000' order by 1, 5`),
    ).toEqual([
      { name: 'Standard', is_primary: true, product_key: 110, unit: 'EA', sequence: 10 },
      { name: 'Weekly', is_primary: false, product_key: 101, unit: 'CS', sequence: 10 },
      { name: 'Weekly', is_primary: false, product_key: 110, unit: 'EA', sequence: 20 },
    ]);
  });

  test('a complete list of users disables those who are missing, never admins; and the last admin cannot be removed', async () => {
    const { counts } = await take('users', ['user,name,customer', 'chef,chef,C1001'], { isComplete: true });
    expect(counts.deactivated).toBe(3);
    expect(await read('select username from app_user where is_disabled order by 1')).toEqual([
      { username: 'baker' },
      { username: 'quiet' },
      { username: 'rep' },
    ]);
    expect(
      await read(
        'select distinct u.username from session s join app_user u on u.id = s.user_id where revoked_at is null',
      ),
    ).not.toContainEqual({ username: 'rep' });
    await expect(
      take('users', ['user,name,customer,disabled', 'x,X,C1001,no', 'admin,admin,C1001,yes']),
    ).rejects.toThrow('No admin would be left. Nothing was changed.');
    expect(await read(`select username, is_disabled from app_user where username in ('x', 'admin')`)).toEqual([
      { username: 'admin', is_disabled: false },
    ]);
    expect(
      await read(`select count(*)::integer as count from salesperson_customer where customer_key = ${OYSTER}`),
    ).toEqual([{ count: 1 }]);
  });
});
