import { contract } from '#domain/api/contract.ts';
import { pathOf, payloadOf } from '../api/accessAttempts.ts';
import { accessTable } from '../api/accessTable.ts';
import type { Owner } from '../api/ownedObjects.ts';

/** A request as it goes over the line. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const KEYED = { 'idempotency-key': 'key-of-today', 'x-cart-version': '1', 'x-ship-method': 'Delivery' };
const LINE = {
  productKey: 101,
  unitOfMeasure: 'CS',
  orderQuantity: 2,
  unitOfMeasure_Prc: 'CS',
  overridePrice: null,
  productText1: 'brown ones',
  productText2: 'for Sunday',
};
const LINES = [LINE, { ...LINE, productKey: 110, unitOfMeasure: 'EA', orderQuantity: '10' }];
const GUIDE_LINES = [{ productKey: 101, orderQuantity: 2, unitOfMeasure: 'CS', sequence: 1, isDelete: false }];
const HEADER = {
  customerShipToCode: 'MAIN',
  customer_PO: 'PO 9',
  deliveryDate: '2026-03-06',
  specialInstruction1: 'Ring twice',
  specialInstruction2: 'gate',
  notes: 'soon',
  addressId: 11,
};

const sent = (method: string, url: string, body?: unknown): SentRequest => ({
  method,
  url,
  headers: body === undefined ? {} : { ...JSON_TYPE, ...KEYED },
  ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
});

/** What a buyer sends on a day, whole; besides, every call of the contract as its access is tried. */
export function buyersDay(owner: Owner): SentRequest[] {
  const everyCall = contract.flatMap((endpoint) => {
    const row = accessTable[`${endpoint.method} ${endpoint.path}`];
    if (!row) return [];
    const { payload, type } = payloadOf({ row, owner });
    const url = pathOf({ endpoint, row, owner, whose: 'own', headers: {} });
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
    return [{ method: endpoint.method, url, headers, ...(payload === undefined ? {} : { payload }) }];
  });
  const whole = [
    sent('POST', '/api/cart/line', LINE),
    sent('POST', `/api/cart/line/${owner.line}`, LINE),
    sent('POST', '/api/cart/lines', LINES),
    sent('POST', '/api/cart/validate', LINES),
    sent('POST', '/api/cart/header', HEADER),
    sent('POST', '/api/cart/submit', { orderTotal: 96 }),
    sent('POST', '/api/orderguide/Fish', { name: 'Fish', products: GUIDE_LINES }),
    sent('PATCH', `/api/orderguide/GuideOf${owner.name}`, { name: 'Renamed', lines: GUIDE_LINES, version: 1 }),
    sent('POST', '/api/product/price', { 101: ['CS', 'EA'], 110: [] }),
    sent('POST', '/api/product/details', [101, 102, 110]),
    sent('POST', '/api/userPreferences/defaults', { defaultPageLayout: 1, defaultPageSortBy: 'description' }),
    sent('GET', '/api/history/orders?startDate=2026-01-01&endDate=2026-03-04'),
    sent('GET', '/api/history/products?startDate=2026-01-01&endDate=2026-03-04&productKey=101'),
    sent('GET', '/api/product/list?page=1&pageSize=24&sortBy=description&category=1201&guide=Standard'),
    sent('GET', '/api/product/catalogue?since=1'),
    sent('GET', '/api/cart/date?shipto=MAIN'),
  ];
  return [...everyCall, ...whole, ...whole];
}
