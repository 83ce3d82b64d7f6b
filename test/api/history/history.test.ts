import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrder, listOrders, listProductHistory } from '#domain/api/history.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { STRANGER, tokenOf } from '#test/support/api/fixture.ts';
import {
  BEFORE_PERIOD,
  FIRST_OF_PERIOD,
  FOREIGN_ORDER,
  INVOICED_ORDER,
  OPEN_ORDER,
  placeOrders,
  QUIET_ORDER,
} from '#test/support/api/placedOrders.ts';

let api: Api;
const chef = { token: tokenOf('chef') };

beforeAll(async () => {
  api = await startApi();
  await placeOrders(api.database);
});
afterAll(() => api.stop());

async function numbersOf(query: { startDate?: string; endDate?: string }): Promise<string[]> {
  const { body } = await api.call(listOrders, { ...chef, query });
  return body.map((row) => row.orderNumber);
}

const openOrder = {
  orderNumber: OPEN_ORDER,
  pO_Number: 'PO-8',
  orderDate: '2026-03-04',
  deliveryDate: '2026-03-05',
  status: 'Received',
  total: 118.3,
  scanDocuments: [],
  orderConfirmation: true,
  invoice: false,
};

test('orders are listed newest first, those of the last 12 months, with the documents of each', async () => {
  const { status, body } = await api.call(listOrders, chef);
  expect({ status, body }).toEqual({
    status: 200,
    body: [
      openOrder,
      {
        orderNumber: INVOICED_ORDER,
        pO_Number: 'PO-7',
        orderDate: '2026-02-27',
        deliveryDate: null,
        status: 'Invoiced',
        total: 118.3,
        scanDocuments: [],
        orderConfirmation: true,
        invoice: true,
      },
      expect.objectContaining({ orderNumber: FIRST_OF_PERIOD }),
    ],
  });
});

test('both ends of a period belong to it, as dates and as full date-times', async () => {
  expect(await numbersOf({ startDate: '2025-03-03', endDate: '2025-03-04' })).toEqual([FIRST_OF_PERIOD, BEFORE_PERIOD]);
  expect(await numbersOf({ startDate: '2026-03-04T00:00:00.000Z' })).toEqual([OPEN_ORDER]);
  expect(await numbersOf({ endDate: '2026-02-27T23:59:59+01:00' })).toEqual([
    INVOICED_ORDER,
    FIRST_OF_PERIOD,
    BEFORE_PERIOD,
  ]);
  expect(await numbersOf({ endDate: '2026-02-26' })).toEqual([FIRST_OF_PERIOD, BEFORE_PERIOD]);
  expect(await numbersOf({ startDate: '', endDate: '' })).toEqual([OPEN_ORDER, INVOICED_ORDER, FIRST_OF_PERIOD]);
  expect(await numbersOf({ startDate: '2026-03-05', endDate: '2026-03-01' })).toEqual([]);
});

test('the 12 months before 29 February start on the 28th', async () => {
  await api.database
    .updateTable('sales_order')
    .set({ order_date: '2023-02-28' })
    .where('order_number', '=', BEFORE_PERIOD)
    .execute();
  expect(await numbersOf({ endDate: '2024-02-29' })).toEqual([BEFORE_PERIOD]);
  await api.database
    .updateTable('sales_order')
    .set({ order_date: '2025-03-03' })
    .where('order_number', '=', BEFORE_PERIOD)
    .execute();
});

test.each(['yesterday', '2026-02-30', '03/04/2026', '2026-3-4'])(
  'the date %s is refused, for orders and for products',
  async (startDate) => {
    const refusal = {
      message: 'The request is not valid',
      errors: [],
      details: ['startDate must be a date, such as 2026-01-31'],
      code: 'date',
      requestId: expect.any(String),
    };
    for (const endpoint of [listOrders, listProductHistory]) {
      const { status, body } = await api.call(endpoint, { ...chef, query: { startDate } });
      expect({ status, body }).toEqual({ status: 400, body: refusal });
    }
  },
);

test('shows an order unchanged', async () => {
  const { status, body } = await api.call(getOrder, { ...chef, params: { orderNumber: OPEN_ORDER } });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      order: openOrder,
      invoices: [],
      header: {
        customerShipToCode: 'DOCK',
        customer_PO: 'PO-8',
        deliveryDate: '2026-03-05',
        specialInstruction1: 'Ring twice',
        specialInstruction2: 'Mind the step',
        notes: 'For the wedding.\nKeep cold.',
        addressId: 12,
        isValid: true,
      },
      lines: [
        {
          id: 5,
          productKey: 102,
          productCode: 'P102',
          formattedProductCode: 'P-102',
          description: 'Ribeye, about 38.5 LB',
          unitOfMeasure: 'CS',
          orderQuantity: 1.5,
          overridePrice: 12.2575,
          unitOfMeasure_Prc: 'LB',
          productText1: 'Cut thick',
          productText2: null,
          caseQuantity: 1.5,
          unitPrice: 12.2575,
          priceConversion: 38.5,
          extension: 707.87,
          isOverridePrice: true,
          isEstimate: true,
          previousUnitPrice: null,
        },
        {
          id: 6,
          productKey: 107,
          productCode: 'P107',
          formattedProductCode: 'P-107',
          description: 'Napkins',
          unitOfMeasure: 'EA',
          orderQuantity: 2,
          overridePrice: null,
          unitOfMeasure_Prc: 'EA',
          productText1: null,
          productText2: null,
          caseQuantity: 0,
          unitPrice: 0.0375,
          priceConversion: 1,
          extension: 0.08,
          isOverridePrice: false,
          isEstimate: false,
          previousUnitPrice: null,
        },
      ],
      shipMethod: null,
    },
  });
});

test("another customer's order and a missing one have the same answer", async () => {
  const answers = [];
  for (const orderNumber of [FOREIGN_ORDER, '999999', "' or 1=1"]) {
    const { status, body } = await api.call(getOrder, { ...chef, params: { orderNumber } });
    answers.push({ status, body: { ...body, requestId: '' } });
  }
  const notFound = { status: 404, body: { message: 'Not found', errors: [], code: 'notFound', requestId: '' } };
  expect(answers).toEqual(answers.map(() => notFound));
});

test('a salesperson sees the orders of the customer acted for, and of no other', async () => {
  const rep = { token: tokenOf('rep') };
  const quiet = await api.call(listOrders, { ...rep, customerKey: 1003 });
  expect(quiet.body.map((row) => row.orderNumber)).toEqual([QUIET_ORDER]);
  const foreign = await api.call(listOrders, { ...rep, customerKey: STRANGER });
  expect(foreign.status).toBe(403);
});

test('product history has every invoiced line, newest first, that of product 9 too, each price with its unit', async () => {
  const { status, body } = await api.call(listProductHistory, chef);
  const eggs = {
    productCode: 'P101',
    formattedProductCode: 'P-101',
    productKey: 101,
    description: 'Eggs',
    quantity: 2,
    unitOfMeasure_SellBy: 'CS',
    price: 48,
    unitOfMeasure_Prc: 'CS',
    type: 'Invoice',
  };
  expect({ status, body }).toEqual({
    status: 200,
    body: [
      { orderNumber: INVOICED_ORDER, invoiceDate: '2026-03-02', ...eggs },
      {
        orderNumber: INVOICED_ORDER,
        productCode: 'P9',
        formattedProductCode: 'P-9',
        productKey: 9,
        description: 'Never listed',
        invoiceDate: '2026-03-02',
        quantity: -1,
        unitOfMeasure_SellBy: 'EA',
        price: 48,
        unitOfMeasure_Prc: 'EA',
        type: 'Credit',
      },
      { orderNumber: FIRST_OF_PERIOD, invoiceDate: '2025-03-04', ...eggs, quantity: 4, unitOfMeasure_SellBy: 'EA' },
    ],
  });
});

test('product history of one product, in a period of invoice dates', async () => {
  const { body } = await api.call(listProductHistory, {
    ...chef,
    query: { productKey: 101, startDate: '2025-03-03', endDate: '2026-03-01' },
  });
  expect(body.map((row) => row.orderNumber)).toEqual([FIRST_OF_PERIOD, BEFORE_PERIOD]);
  const none = await api.call(listProductHistory, { ...chef, query: { productKey: 999 } });
  expect({ status: none.status, body: none.body }).toEqual({ status: 200, body: [] });
});

test('with hidden prices no answer has a price, an extension or a total', async () => {
  const quiet = { token: tokenOf('quiet') };
  const orders = await api.call(listOrders, quiet);
  const order = await api.call(getOrder, { ...quiet, params: { orderNumber: QUIET_ORDER } });
  const products = await api.call(listProductHistory, quiet);
  const { total: _, ...rowWithoutTotal } = {
    ...openOrder,
    orderNumber: QUIET_ORDER,
    pO_Number: null,
    orderDate: '2026-03-01',
    deliveryDate: null,
    status: 'Invoiced',
    invoice: true,
  };
  expect(orders.body).toEqual([rowWithoutTotal]);
  expect(order.body.order).toEqual(rowWithoutTotal);
  expect(order.body.lines).toEqual([
    {
      id: 8,
      productKey: 101,
      productCode: 'P101',
      formattedProductCode: 'P-101',
      description: 'Eggs',
      unitOfMeasure: 'CS',
      orderQuantity: 2,
      unitOfMeasure_Prc: 'CS',
      productText1: null,
      productText2: null,
      caseQuantity: 0,
      priceConversion: 1,
      isOverridePrice: false,
      isEstimate: false,
    },
  ]);
  expect(products.body[0]).not.toHaveProperty('price');
  expect(products.body[0]).not.toHaveProperty('unitOfMeasure_Prc');
});

test('documents that the settings forbid are not offered', async () => {
  await api.database
    .updateTable('app_user')
    .set({ settings: JSON.stringify({ canViewConfirmation: false, canPrintInvoices: false }) })
    .where('username', '=', 'admin')
    .execute();
  const { body } = await api.call(listOrders, { token: tokenOf('admin') });
  expect(body.map(({ orderConfirmation, invoice }) => ({ orderConfirmation, invoice }))).toEqual(
    body.map(() => ({ orderConfirmation: false, invoice: false })),
  );
});

test('each list is one statement beside the one that finds the caller', async () => {
  expect(await api.countStatements(() => api.call(listOrders, chef))).toBe(2);
  expect(await api.countStatements(() => api.call(listProductHistory, chef))).toBe(2);
});
