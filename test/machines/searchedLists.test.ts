import { describe, expect, test } from 'vitest';
import { prepareCatalogue } from '#domain/catalog/catalogue.ts';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import { listOrders, NEWEST_FIRST } from '#domain/order/orderList.ts';
import { listSales, NEWEST_SALE_FIRST, numberSales } from '#domain/order/salesList.ts';
import { tableOf } from '#domain/product/productTable.ts';
import { accountEntries, listEntries, NEWEST_ENTRY_FIRST } from '#domain/receivable/accountList.ts';
import { makeFinder } from '#domain/search/finder.ts';
import { searchedCustomers } from '#machines/access/selectCustomer/customerList.ts';
import { selectCustomerMachine } from '#machines/access/selectCustomer/selectCustomerMachine.ts';
import { guideAdditionMachine } from '#machines/guides/guideAddition/guideAdditionMachine.ts';
import type { OpenedGuide } from '#machines/guides/guideForm/guideForm.ts';
import { guideFormMachine } from '#machines/guides/guideForm/guideFormMachine.ts';
import { Stage } from '../support/walks/puppets.ts';
import { credit, invoice, olderInvoice } from './account/receivableSamples.ts';
import { basil, guideListener, weekly } from './guides/guideSamples.ts';
import { lastSale, loadedCatalogue, oyster, tide, tomatoes } from './samples.ts';

const products = tableOf([tomatoes, basil]);
const finder = await makeFinder(products, [{ typed: ['pomodori'], finds: ['tomato'] }], async () => undefined);
const around = { ...loadedCatalogue, guides: [weekly], products };
const unprepared = prepareCatalogue(around);
const catalogue = prepareCatalogue({ ...around, finder });
const everything = { query: '', period: { start: '', end: '' } };

const order: OrderHistoryRow = {
  orderNumber: '500101',
  pO_Number: 'Banquet',
  orderDate: '2026-03-01',
  deliveryDate: null,
  status: 'Open',
  total: 10,
  scanDocuments: [],
  orderConfirmation: true,
  invoice: true,
};
const orders = [order, { ...order, orderNumber: '500102', pO_Number: 'Brunch' }];
const sales = numberSales([
  lastSale,
  { ...lastSale, orderNumber: '2', description: 'Basil, fresh', productCode: 'BAS', productKey: 13 },
]);
const entries = accountEntries([invoice, credit, olderInvoice]);

const formFor = (opened: OpenedGuide) =>
  new Stage(guideFormMachine, { name: 'Weekly', opened, rounding: 'None', guideList: guideListener().guideList });

const lists: Readonly<
  Record<string, readonly [find: (query: string) => Promise<unknown>, plural: string, typo: string, wanted: unknown]>
> = {
  'the products of a guide that is edited': [
    async (query) => {
      const stage = formFor({ guide: weekly, guides: [weekly], catalogue });
      stage.send({ type: 'search.change', query });
      return stage.snapshot.context.shown;
    },
    'tomato',
    'tomatoess',
    [11],
  ],
  'the products that are added to a guide': [
    async (query) => {
      const { guideList } = guideListener();
      const stage = new Stage(guideAdditionMachine, { catalogue, guideName: 'Weekly', rounding: 'None', guideList });
      stage.send({ type: 'search.change', query });
      return stage.snapshot.context.matches;
    },
    'tomato',
    'tomatos',
    [11],
  ],
  'the customers to order for': [
    async (query) => {
      const stage = new Stage(selectCustomerMachine);
      await stage.answer('loadCustomers', searchedCustomers([oyster, tide]));
      stage.send({ type: 'search.change', query });
      return stage.snapshot.context.matches;
    },
    'gilded oysters',
    'oyxter',
    [oyster],
  ],
  'the orders of a customer': [
    async (query) => listOrders(orders, { ...everything, query, sort: NEWEST_FIRST }),
    'banquets',
    'banqet',
    [order],
  ],
  'the lines that were sold': [
    async (query) => listSales(sales, { ...everything, query, sort: NEWEST_SALE_FIRST }),
    'tomato',
    'tomatose',
    [sales[0]],
  ],
  'the entries of an account': [
    async (query) =>
      listEntries(entries, { ...everything, query, sort: NEWEST_ENTRY_FIRST }).map(({ entry }) => entry.row),
    'spring menus',
    'sprinng',
    [invoice],
  ],
};

describe.each(Object.entries(lists))('%s', (_, [find, plural, typo, wanted]) => {
  test('are found by a word in another number, and by one with a wrong letter', async () => {
    expect([await find(plural), await find(typo)]).toEqual([wanted, wanted]);
  });

  test.each(['x'.repeat(300), '🍅', 'זית', '!?'])('%j finds nothing', async (query) => {
    expect(await find(query)).toEqual([]);
  });
});

describe('the products of a guide that is edited', () => {
  test('are found by search words of the shop, in this list and where products are added', async () => {
    const found = ['the products of a guide that is edited', 'the products that are added to a guide'];
    for (const list of found) expect(await lists[list]?.[0]('pomodori')).toEqual([11]);
  });

  test('are found so once searching is prepared, which may be after the page was opened', () => {
    let prepared: typeof finder | null = null;
    const stage = formFor({ guide: weekly, guides: [weekly], catalogue: unprepared, finder: () => prepared });
    const search = (query: string) => {
      stage.send({ type: 'search.change', query });
      return stage.snapshot.context.shown;
    };
    expect([search('toma'), search('tomatto')]).toEqual([[11], []]);
    prepared = finder;
    expect(search('tomatto')).toEqual([11]);
  });
});

describe('the lines that were sold', () => {
  const found = (query: string) =>
    listSales(sales, { ...everything, query, sort: NEWEST_SALE_FIRST, finder: () => finder }).map(({ place }) => place);

  test('are found by what finds their product, too, and then by no word that is like it', () => {
    expect([found('pomodori'), found('BAS'), found('2')]).toEqual([[0], [1], [1]]);
    const like = { ...lastSale, productKey: 99, description: 'Pomodoro, dried' };
    const rows = numberSales([lastSale, like]);
    const listed = (query: string) =>
      listSales(rows, { ...everything, query, sort: NEWEST_SALE_FIRST, finder: () => finder }).map(
        ({ place }) => place,
      );
    expect([listed('pomodori'), listed('pomodorr')]).toEqual([[0], [1]]);
  });

  test('are found by their own text until searching is prepared', () => {
    const listed = (query: string) =>
      listSales(sales, { ...everything, query, sort: NEWEST_SALE_FIRST, finder: () => null }).length;
    expect([listed('tomato'), listed('pomodori')]).toEqual([1, 0]);
  });
});

test('Enter chooses no customer whose name was misspelled', async () => {
  const stage = new Stage(selectCustomerMachine);
  await stage.answer('loadCustomers', searchedCustomers([oyster, tide]));
  stage.send({ type: 'search.change', query: 'oyxter' }, { type: 'highlighted.choose' });
  expect(stage.snapshot.status).toBe('active');
  stage.send({ type: 'highlight.move', by: 1, isRepeat: false }, { type: 'highlighted.choose' });
  expect(stage.snapshot.output).toEqual({ customerKey: oyster.customerKey });
});

test("'lumiere' finds 'Café Lumière'", () => {
  const lumiere = { ...tide, name: 'Café Lumière' };
  expect(searchedCustomers([oyster, lumiere]).find('lumiere').rows).toEqual([lumiere]);
});
