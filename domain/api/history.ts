import { Type } from 'typebox';
import { LastSales } from '../order/lastSale.ts';
import { OrderDetail, OrderHistoryRow, ProductHistoryRow } from '../order/order.ts';
import { BoughtProduct } from '../product/bought.ts';
import { PRODUCT_PAGES } from '../settings/menu.ts';
import { endpoint } from './endpoint.ts';
import { Code, ProductKeys } from './limits.ts';

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

export const getLastSales = endpoint({
  method: 'POST',
  path: '/api/product/lastsale',
  access: 'customer',
  isForPunchout: true,
  menuKeys: PRODUCT_PAGES,
  summary: 'What the customer last bought of these products, of all time; credits are no sales',
  body: ProductKeys,
  answer: LastSales,
});

export const listBoughtProducts = endpoint({
  method: 'GET',
  path: '/api/product/bought',
  access: 'customer',
  isForPunchout: true,
  menuKeys: PRODUCT_PAGES,
  summary:
    'What the customer bought: in how many of the newest 2,000 orders, and when last; up to 5,000 products, the latest first',
  answer: Type.Array(BoughtProduct),
});
