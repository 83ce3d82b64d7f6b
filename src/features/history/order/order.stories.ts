import type { OrderDetail, OrderLine } from '#domain/order/order.ts';
import { cartContains } from '#test/support/stories/cartLines.ts';
import { all, answer, changeAnswer, cut, hold, letGo, type ServerRule } from '#test/support/stories/server.ts';
import {
  busyButton,
  click,
  closeByEscape,
  fill,
  follow,
  inPage,
  loading,
  openDialog,
  sends,
} from '#test/support/stories/steps.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const ORDER = '**/api/history/orders/*';
const PRICES = '**/api/product/price*';
const LAST_SALES = '**/api/product/lastsale';
const ADD = '**/api/cart/lines';
const CHECK = '**/api/cart/validate';
const LIST = { as: 'chef', at: '/history/orders' } as const;
const FIRST = { as: 'chef', at: '/history/orders/1' } as const;
const UNUSUAL = 'Unusual Quantities';

/** From the list to the newest invoiced order. */
const openOrder = [fill('Search orders', 'invoiced'), follow(/^\d+$/)];
const canAdd: Step = ({ page }) => page.locator('input[aria-label*="Add "]:enabled').first().waitFor();
const openAnew = [follow('Order History'), ...openOrder, canAdd];
const add = click('Add to Cart');
const addOrder = [...openOrder, canAdd, add];

const CHANGES: Partial<OrderLine>[] = [
  { unitPrice: 41.5 },
  { unitOfMeasure: 'PAL' },
  { productKey: 999_999, description: 'Lobster Tail, Warm Water, Canner 4-5 OZ, Frozen, Individually Wrapped' },
  { orderQuantity: 17, unitOfMeasure: 'EA', productKey: 1033, description: 'Corn, Sweet, Bicolor, 48 EA' },
  { productKey: 1020, description: 'Basil, Sweet, Fresh, 1 LB', unitOfMeasure: 'LB', productText1: 'Young leaves' },
];
const INVOICES: OrderDetail['invoices'] = [
  { code: 'A1', invoiceNumber: 'INV-2026-0304881', invoiceDate: '2026-03-04', total: 1_240.5 },
  { code: 'A2', invoiceNumber: 'INV-2026-0305012', invoiceDate: '2026-03-06', total: 48 },
];
const AMONG_CASES = { unitOfMeasure: 'CS', unitOfMeasure_Prc: 'LB', orderQuantity: 3, unitPrice: 13.45 };
/** A weighed line of each kind: invoiced, shipped, and still an estimate. */
const WEIGHED: Partial<OrderLine>[] = [
  {
    ...{ ...AMONG_CASES, extension: 407.54, isEstimate: false, billedQuantity: 30.3, billedUnit: 'LB' },
    ...{ billedPrice: 13.45, fulfilment: { shipped: 3, short: 0, invoiced: 3, substitutes: [] } },
  },
  {
    ...{ ...AMONG_CASES, extension: 403.5, isEstimate: true, billedQuantity: 30.85, billedUnit: 'LB' },
    ...{ billedPrice: 13.45, fulfilment: { shipped: 3, short: 0, invoiced: 0, substitutes: [] } },
  },
  { ...AMONG_CASES, extension: 403.5, isEstimate: true },
];
/** The line has every possible change since. */
const aged = changeAnswer<OrderDetail>(ORDER, (detail) => ({
  ...detail,
  lines: detail.lines.map((line, place) => ({ ...line, ...CHANGES[place] })),
}));
const weighed = changeAnswer<OrderDetail>(ORDER, (detail) => ({
  ...detail,
  lines: detail.lines.map((line, place) => ({ ...line, ...WEIGHED[place] })),
}));
const invoicedTwice = changeAnswer<OrderDetail>(ORDER, (detail) => ({ ...detail, invoices: INVOICES }));
const dearer = changeAnswer<{ lines: { unitPrice: number }[] }>('**/api/cart', (cart) => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, unitPrice: line.unitPrice + 1 })),
}));
/** This customer buys a little of everything. */
const takesLittle = changeAnswer<Record<string, object>>(LAST_SALES, (sales) =>
  Object.fromEntries(Object.entries(sales).map(([key, sale]) => [key, { ...sale, usualQuantity: 0.2 }])),
);
const firstExcluded: ServerRule = (page) =>
  stopCalls(page, CHECK, (call) => {
    const [cartLineItem] = call.json as unknown[];
    const refused = { isSuccess: false, message: 'Excluded for this customer', errors: [] };
    return call.fulfill({ json: { errors: [{ cartLineItem, ...refused }] } });
  });
const allAdded: ServerRule = (page) =>
  stopCalls(page, ADD, (call) => {
    const added = { isSuccess: true, message: null, errors: [] };
    const data = (call.json as unknown[]).map((cartLineItem) => ({ cartLineItem, ...added }));
    return call.fulfill({ json: { data, errors: [], version: 999 } });
  });

/** An order that can be added to the cart again. */
export const orderStories = storiesOf(
  ['orderAgain', 'addLines'],
  [
    {
      name: 'order-again-newest',
      as: 'chef',
      at: '/order-again',
      sees: [canAdd, /^Order \d+$/],
    },
    {
      name: 'order-again-never-ordered',
      as: 'chef',
      at: '/order-again',
      server: answer('**/api/history/reorder', { lastOrder: null, guides: [], due: [] }),
      sees: "You haven't placed an order yet.",
    },
    { name: 'order-page-loading', ...FIRST, server: hold(ORDER), sees: loading },
    { name: 'order-page-absent', as: 'chef', at: '/history/orders/none', sees: 'There is no such order.' },
    { name: 'order-page-failed', ...FIRST, server: cut(ORDER), sees: 'The order could not be loaded.' },
    { name: 'order-page-priceless', as: 'priceless', at: LIST.at, server: aged, does: openOrder, sees: canAdd },
    { name: 'order-page-invoices', ...LIST, server: invoicedTwice, does: openOrder, sees: [canAdd, 'Invoices'] },
    { name: 'order-page-weighed', ...LIST, server: weighed, does: openOrder, sees: [canAdd, '30.3 LB x $13.45'] },
    { name: 'order-page-again', ...LIST, server: cartContains(), does: addOrder, sees: openDialog('Add Again?') },
    {
      name: 'order-page-price-question',
      byTab: true,
      ...LIST,
      server: all(aged, dearer),
      does: addOrder,
      sees: openDialog('Change Price By U/M?'),
    },
    { name: 'order-page-changed', ...LIST, server: aged, does: openOrder, sees: canAdd },
    {
      name: 'order-page-refused',
      server: all(letGo(ORDER), firstExcluded),
      does: [...openAnew, add],
      sees: /^One or more of the products could not be added/,
    },
    { name: 'order-page-weighing', ...LIST, server: hold(PRICES), does: openOrder, sees: busyButton('Add to Cart') },
    {
      name: 'order-page-adding',
      server: all(letGo(PRICES), hold(ADD)),
      does: [...openAnew, sends(ADD, add)],
      sees: busyButton('Add to Cart'),
    },
    {
      name: 'order-page-unweighed',
      ...LIST,
      server: cut(PRICES),
      does: openOrder,
      sees: /^Today's products and prices/,
    },
    { name: 'order-page', byTab: true, server: letGo(PRICES), does: click('Try Again'), sees: canAdd },
    {
      name: 'order-page-unconfirmed',
      server: cut(ADD),
      does: [inPage(() => scrollTo(0, 0)), add],
      sees: /confirm that these were added/,
    },
    { name: 'order-page-added', server: allAdded, does: click('Try Again'), sees: /^\d+ Products? Added To Cart$/ },
    { name: 'order-page-unusual', server: takesLittle, does: [...openAnew, add], sees: openDialog(UNUSUAL) },
    {
      name: 'order-page-checking',
      server: all(letGo(LAST_SALES), hold(CHECK)),
      does: [closeByEscape(UNUSUAL), ...openAnew, sends(CHECK, add)],
      sees: busyButton('Add to Cart'),
    },
  ],
);
