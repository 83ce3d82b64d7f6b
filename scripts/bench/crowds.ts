import type { BenchShop } from './benchShop.ts';
import type { Crowd } from './crowd.ts';

const JSON_BODY = { 'content-type': 'application/json' };
const NO_BODY = { start: '', end: '', count: 0 };
/** The products on a guest's page. */
const PRICED_PRODUCTS = 50;

interface NamedCrowd extends Crowd {
  name: string;
}

/** The callers that must not delay a buyer's cart. */
export function crowdsAt({ base, headers }: BenchShop): NamedCrowd[] {
  const guest = { base, method: 'POST', headers: JSON_BODY } as const;
  const brackets = { ...guest, path: '/api/cart/lines', body: { start: '[', end: ']', count: 500_000 } };
  const prices = (count: number) =>
    `{${Array.from({ length: count }, (_, index) => `"${1001 + index}":[]`).join(',')}}`;
  const keys = { ...guest, path: '/api/product/price', body: { start: prices(150_000), end: '', count: 1 } };
  const page = { ...guest, path: '/api/product/price', body: { start: prices(PRICED_PRODUCTS), end: '', count: 1 } };
  return [
    ...[1, 5, 20].map((connections) => ({
      ...brackets,
      connections,
      name: `${connections} without a token send 500,000 nested brackets`,
    })),
    ...[1, 5, 20].map((connections) => ({
      ...keys,
      connections,
      name: `${connections} guests send 150,000 price keys`,
    })),
    { ...page, connections: 100, name: `100 guests at one address ask prices of ${PRICED_PRODUCTS} products` },
    { ...page, connections: 100, areAddressesApart: true, name: '100 guests at 100 addresses ask the same' },
    {
      base,
      method: 'GET',
      path: '/api/history/orders',
      headers,
      body: NO_BODY,
      connections: 50,
      name: 'one buyer with 50 connections reads the order history',
    },
  ];
}
