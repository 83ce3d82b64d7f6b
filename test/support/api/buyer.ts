import * as endpoints from '#domain/api/cart.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import * as payments from '#domain/api/payment.ts';
import type { CartHeaderChange, CartLine, SentLine } from '#domain/cart/cart.ts';
import type { Api, CallOptions, Reply } from './apiClient.ts';
import { tokenOf } from './fixture.ts';

type Extra = Pick<CallOptions<Endpoint>, 'idempotencyKey' | 'cartVersion' | 'headers'>;

/** A signed-in user at the cart calls of the API. */
export function buyerAt(api: () => Api, username: Parameters<typeof tokenOf>[0], customerKey?: number) {
  return buyerWith(api, { token: tokenOf(username), ...(customerKey === undefined ? {} : { customerKey }) });
}

/** The user of this token, at the cart calls of the API. */
export function buyerWith(api: () => Api, who: { token: string; customerKey?: number }) {
  const call = <E extends Endpoint>(endpoint: E, options: object = {}) =>
    api().call(endpoint, { ...who, ...options } as CallOptions<E>);
  return {
    call,
    cart: async () => (await call(endpoints.getCart)).body,
    add: (line: SentLine, extra: Extra = {}) => call(endpoints.addCartLine, { body: line, ...extra }),
    addAll: (lines: SentLine[], extra: Extra = {}) => call(endpoints.addCartLines, { body: lines, ...extra }),
    update: (id: number, line: SentLine, extra: Extra = {}) =>
      call(endpoints.updateCartLine, { params: { id }, body: line, ...extra }),
    remove: (id: number, extra: Extra = {}) => call(endpoints.deleteCartLine, { params: { id }, ...extra }),
    clear: (extra: Extra = {}) => call(endpoints.clearCart, extra),
    header: async () => (await call(endpoints.getCartHeader)).body,
    changeHeader: (change: CartHeaderChange, extra: Extra = {}) =>
      call(endpoints.updateCartHeader, { body: change, ...extra }),
    validate: (lines?: SentLine[]) => call(endpoints.validateCart, lines ? { body: lines } : {}),
    dates: (shipto?: string, extra: Extra = {}) =>
      call(endpoints.getValidDates, { ...(shipto === undefined ? {} : { query: { shipto } }), ...extra }),
    estimate: async () => (await call(endpoints.getEstimate)).body,
    submit: (extra: Extra & { body?: unknown } = {}) => call(endpoints.submitCart, extra),
    pay: (body: unknown, extra: Extra = {}) => call(payments.payOrder, { body, ...extra }),
    payResult: (idempotencyKey: string) => call(payments.getPaymentResult, { params: { idempotencyKey } }),
    submitResult: (idempotencyKey: string) => call(endpoints.getSubmitResult, { params: { idempotencyKey } }),
  };
}

/** A reply as a caller validates it: status, and a body without the id that every request gets. */
export function statusAndBody({ status, body }: Reply<unknown>): { status: number; body: unknown } {
  if (typeof body !== 'object' || body === null) return { status, body };
  const { requestId: _, ...rest } = body as Record<string, unknown>;
  return { status, body: rest };
}

export const eggs = { productKey: 101, unitOfMeasure: 'CS', orderQuantity: 1 };
export const eachEggs = { productKey: 101, unitOfMeasure: 'EA', orderQuantity: 24 };
export const oysters = { productKey: 110, unitOfMeasure: 'EA', orderQuantity: 10 };
export const ribeye = { productKey: 102, unitOfMeasure: 'CS', orderQuantity: 1 };
export const cups = { productKey: 103, unitOfMeasure: 'EA', orderQuantity: 24 };
export const sweets = { productKey: 111, unitOfMeasure: 'EA', orderQuantity: 1 };

/** A case of eggs in the cart of someone who pays list prices. */
export const eggsLine: CartLine = {
  id: 1,
  productKey: 101,
  unitOfMeasure: 'CS',
  orderQuantity: 1,
  overridePrice: null,
  unitOfMeasure_Prc: 'CS',
  productText1: null,
  productText2: null,
  caseQuantity: 1,
  unitPrice: 48,
  priceConversion: 1,
  extension: 48,
  isOverridePrice: false,
  isEstimate: false,
  previousUnitPrice: null,
};
