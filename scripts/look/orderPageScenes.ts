import type { Page } from 'playwright-core';
import { orderAgainTexts } from '#domain/order/orderAgainTexts.ts';
import type { OrderDetail, OrderLine } from '../../domain/order/order.ts';
import { texts } from '../../domain/texts.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { type StoppedCall, stopCalls } from '../../test/support/stoppedCalls.ts';
import { all, asks, cut, hold, letGo, type Scene, sees, waits } from './scene.ts';

const ORDER = '**/api/history/orders/*';
const PRICES = '**/api/product/price';
const LAST_SALES = '**/api/product/lastsale';
const ADD = '**/api/cart/lines';
const CHECK = '**/api/cart/validate';

/** From the list to the newest order that was invoiced. */
const opens = async (page: Page) => {
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('invoiced');
  await page.getByRole('link', { name: /^\d+$/ }).first().click();
  await page.getByRole('heading', { name: /^Order \d+$/ }).waitFor();
};
const canAdd = async (page: Page) => {
  await page.getByRole('checkbox', { name: /^Add / }).first().and(page.locator(':enabled')).waitFor();
};
const weighs = async (page: Page) => {
  await opens(page);
  await canAdd(page);
};
const adds = async (page: Page) => {
  await weighs(page);
  await button(page, 'Add to Cart').click();
};
/** From another look at an order. */
const addsAnew = async (page: Page) => {
  await page.getByRole('link', { name: 'Order History' }).first().click();
  await adds(page);
};

/** The order as if everything that can happen to a line had happened since. */
async function aged(call: StoppedCall): Promise<void> {
  const response = await call.fetch();
  const detail = (await response.json()) as OrderDetail;
  const changes: Partial<OrderLine>[] = [
    { unitPrice: 41.5 },
    { unitOfMeasure: 'PAL' },
    { productKey: 999_999, description: 'Lobster Tail, Warm Water, Canner 4-5 OZ, Frozen, Individually Wrapped' },
    { orderQuantity: 17, unitOfMeasure: 'EA', productKey: 1033, description: 'Corn, Sweet, Bicolor, 48 EA' },
    { productKey: 1020, description: 'Basil, Sweet, Fresh, 1 LB', unitOfMeasure: 'LB', productText1: 'Young leaves' },
  ];
  const lines = detail.lines.map((line, place) => ({ ...line, ...changes[place] }));
  await call.fulfill({ json: { ...detail, lines } });
}

const ages = async (page: Page): Promise<void> => {
  await stopCalls(page, ORDER, aged);
};
/** This customer takes a little of everything. */
async function takesLittle(call: StoppedCall): Promise<void> {
  const sales = (await (await call.fetch()).json()) as Record<string, object>;
  const little = Object.entries(sales).map(([key, sale]) => [key, { ...sale, usualQuantity: 0.2 }]);
  await call.fulfill({ json: Object.fromEntries(little) });
}
/** The order as if it had come in two deliveries, each with its invoice. */
async function invoicedTwice(call: StoppedCall): Promise<void> {
  const detail = (await (await call.fetch()).json()) as OrderDetail;
  const first = { code: 'A1', invoiceNumber: 'INV-2026-0304881', invoiceDate: '2026-03-04', total: 1_240.5 };
  const second = { code: 'A2', invoiceNumber: 'INV-2026-0305012', invoiceDate: '2026-03-06', total: 48 };
  await call.fulfill({ json: { ...detail, invoices: [first, second] } });
}
const at = '/history/orders';

export const orderPageScenes: readonly Scene[] = [
  {
    name: 'order-page',
    after: 'order-page-unweighed',
    network: letGo(PRICES),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await canAdd(page);
    },
  },
  { name: 'order-page-changed', isVariant: true, as: 'chef', at, network: ages, show: weighs },
  {
    name: 'order-page-invoices',
    isVariant: true,
    as: 'chef',
    at,
    network: (page) => stopCalls(page, ORDER, invoicedTwice),
    show: async (page) => {
      await weighs(page);
      await page.getByRole('heading', { name: 'Invoices' }).waitFor();
    },
  },
  { name: 'order-page-priceless', isVariant: true, as: 'priceless', at, network: ages, show: weighs },
  { name: 'order-page-loading', as: 'chef', at: '/history/orders/1', network: hold(ORDER), show: waits },
  { name: 'order-page-absent', as: 'chef', at: '/history/orders/none', show: sees(orderAgainTexts.absent) },
  {
    name: 'order-page-failed',
    as: 'chef',
    at: '/history/orders/1',
    network: cut(ORDER),
    show: sees('The order could not be loaded.'),
  },
  {
    name: 'order-page-unweighed',
    as: 'chef',
    at,
    network: cut(PRICES),
    show: async (page) => {
      await opens(page);
      await sees(orderAgainTexts.notWeighed)(page);
    },
  },
  {
    name: 'order-page-weighing',
    as: 'chef',
    at,
    network: hold(PRICES),
    show: opens,
  },
  {
    name: 'order-page-unusual',
    after: 'order-page-added',
    network: async (page) => {
      await stopCalls(page, LAST_SALES, takesLittle);
    },
    show: async (page) => {
      await addsAnew(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'order-page-price-question',
    as: 'chef',
    at,
    network: async (page) => {
      await ages(page);
      await stopCalls(page, '**/api/cart', async (call) => {
        const response = await call.fetch();
        const cart = (await response.json()) as { lines: { unitPrice: number }[] };
        await call.fulfill({
          json: { ...cart, lines: cart.lines.map((line) => ({ ...line, unitPrice: line.unitPrice + 1 })) },
        });
      });
    },
    show: async (page) => {
      await adds(page);
      await dialog(page, texts.entry.changePriceTitle).waitFor();
    },
  },
  {
    name: 'order-page-refused',
    isVariant: true,
    after: 'order-page-changed',
    network: async (page) => {
      await letGo(ORDER)(page);
      await stopCalls(page, CHECK, async (call) => {
        const [line] = call.json as unknown[];
        const errors = [{ cartLineItem: line, isSuccess: false, message: texts.categories.excluded, errors: [] }];
        await call.fulfill({ json: { errors } });
      });
    },
    show: async (page) => {
      await addsAnew(page);
      await sees(orderAgainTexts.noneAdded)(page);
    },
  },
  {
    name: 'order-page-unconfirmed',
    after: 'order-page',
    network: cut(ADD),
    show: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await button(page, 'Add to Cart').click();
      await sees(orderAgainTexts.unconfirmed)(page);
    },
  },
  {
    name: 'order-page-checking',
    after: 'order-page-unusual',
    network: all(letGo(LAST_SALES), hold(CHECK)),
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
      await asks(page, CHECK, () => addsAnew(page));
    },
  },
  {
    name: 'order-page-adding',
    after: 'order-page-weighing',
    network: all(letGo(PRICES), hold(ADD)),
    show: (page) => asks(page, ADD, () => addsAnew(page)),
  },
  {
    name: 'order-page-added',
    after: 'order-page-unconfirmed',
    network: async (page) => {
      await stopCalls(page, ADD, async (call) => {
        const lines = call.json as unknown[];
        const data = lines.map((line) => ({ cartLineItem: line, isSuccess: true, message: null, errors: [] }));
        await call.fulfill({ json: { data, errors: [], version: 999 } });
      });
    },
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees(/^\d+ Products? Added To Cart$/)(page);
    },
  },
];
