import { Type } from 'typebox';
import { OrderDetail, OrderHistoryRow, ProductHistoryRow } from '../order/order.ts';
import { Reorder } from '../order/reorder.ts';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';

const Period = { startDate: Type.Optional(Code), endDate: Type.Optional(Code) };

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/history/orders',
  access: 'customer',
  menuKeys: ['OrderHistory'],
  summary: 'Orders of the customer, newest first. Defaults to the last 12 months',
  query: Type.Object(Period),
  answer: Type.Array(OrderHistoryRow),
  codes: ['date'],
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/history/orders/:orderNumber',
  access: 'customer',
  menuKeys: ['OrderHistory'],
  summary: 'An order as it was submitted',
  params: Type.Object({ orderNumber: Code }),
  answer: OrderDetail,
});

export const listProductHistory = endpoint({
  method: 'GET',
  path: '/api/history/products',
  access: 'customer',
  menuKeys: ['ProductHistory'],
  summary:
    'Purchases of the customer, newest first; the first row of a product is its last sale. Defaults to the last 12 months',
  query: Type.Object({ ...Period, productKey: Type.Optional(Type.Integer()) }),
  answer: Type.Array(ProductHistoryRow),
  codes: ['date'],
});

export const getReorder = endpoint({
  method: 'GET',
  path: '/api/history/reorder',
  access: 'customer',
  menuKeys: ['OrderHistory', 'OrderGuides', 'ViewProducts'],
  summary:
    'Reorder suggestions: the last order, up to 12 order guides by last use, and up to 12 products that were bought on at least three days and are due by their median interval',
  answer: Reorder,
});
