import type { Cart } from '#domain/cart/cart.ts';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import type { Reorder } from '#domain/order/reorder.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';

export const PASSWORD = 'Harbor#2026';

/** Customers of the demo data. */
export const PENOBSCOT = 103;

export interface DemoLine {
  productKey: number;
  unitOfMeasure: string;
  orderQuantity: number;
  productText1?: string;
}

/** Someone of the demo data at the calls of a running shop: what a journey prepares and checks beside the browser. */
export interface DemoBuyer {
  readonly token: string;
  cart(): Promise<Cart>;
  add(...lines: DemoLine[]): Promise<void>;
  update(id: number, line: DemoLine): Promise<void>;
  /** An empty cart, and no stored delivery. */
  startAfresh(): Promise<void>;
  orders(): Promise<OrderHistoryRow[]>;
  /** What may be ordered again. */
  reorder(): Promise<Reorder>;
  /** What can be paid of the account. */
  openItems(): Promise<OpenItem[]>;
  /** The token expires, as when a session has lasted too long. */
  revoke(): Promise<void>;
}

const EMPTY_HEADER = {
  customerShipToCode: null,
  customer_PO: null,
  deliveryDate: null,
  specialInstruction1: null,
  specialInstruction2: null,
  notes: null,
};

export async function signIn(shopUrl: string, username: string, customerKey?: number): Promise<DemoBuyer> {
  async function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(`${shopUrl}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  const form = new URLSearchParams({ grant_type: 'password', client_id: 'ecommerce', username, password: PASSWORD });
  const { access_token: token } = await call<{ access_token: string }>('POST', '/api/token', form);
  const identity = {
    authorization: `Bearer ${token}`,
    ...(customerKey === undefined ? {} : { 'x-customer-key': String(customerKey) }),
  };
  return {
    token,
    cart: () => call('GET', '/api/cart', undefined, identity),
    add: async (...lines) => {
      const answer = await call<{ data: { message: string | null }[]; errors: string[] }>(
        'POST',
        '/api/cart/lines',
        lines,
        identity,
      );
      const refusals = [...answer.errors, ...answer.data.flatMap(({ message }) => message ?? [])];
      if (refusals.length > 0) throw new Error(refusals.join('\n'));
    },
    update: (id, line) => call('POST', `/api/cart/line/${id}`, line, identity),
    startAfresh: async () => {
      await call('DELETE', '/api/cart', undefined, identity);
      await call('POST', '/api/cart/header', EMPTY_HEADER, identity);
    },
    orders: () => call('GET', '/api/history/orders', undefined, identity),
    reorder: () => call('GET', '/api/history/reorder', undefined, identity),
    openItems: () => call('GET', '/api/account/openar', undefined, identity),
    revoke: () => call('POST', '/api/token/revoke', undefined, identity),
  };
}
