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
  summary: "The customer's orders, newest first; the last 12 months unless dates are given",
  query: Type.Object(Period),
  answer: Type.Array(OrderHistoryRow),
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/history/orders/:orderNumber',
  access: 'customer',
  menuKeys: ['OrderHistory'],
  summary: 'An order as it was sent',
  params: Type.Object({ orderNumber: Code }),
  answer: OrderDetail,
});

export const listProductHistory = endpoint({
  method: 'GET',
  path: '/api/history/products',
  access: 'customer',
  menuKeys: ['ProductHistory'],
  summary:
    'What the customer bought, newest first (its first row for a product is the last sale); the last 12 months unless dates are given',
  query: Type.Object({ ...Period, productKey: Type.Optional(Type.Integer()) }),
  answer: Type.Array(ProductHistoryRow),
});

export const getReorder = endpoint({
  method: 'GET',
  path: '/api/history/reorder',
  access: 'customer',
  menuKeys: ['OrderHistory', 'OrderGuides', 'ViewProducts'],
  summary:
    'What may be ordered again: the last order, up to 12 order guides by when they were last ordered from, and up to 12 products bought on at least three days whose median interval has passed',
  answer: Reorder,
});
