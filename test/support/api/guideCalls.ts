import * as endpoints from '#domain/api/orderGuides.ts';
import type { Guide, SentGuideLine } from '#domain/guide/guide.ts';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';
import type { Api } from './apiClient.ts';
import { buyerAt } from './buyer.ts';
import type { tokenOf } from './fixture.ts';

/** A signed-in user at the guide calls of the API. */
export function guideCallsOf(api: () => Api, username: Parameters<typeof tokenOf>[0], customerKey?: number) {
  const { call } = buyerAt(api, username, customerKey);
  const guides = async () => (await call(endpoints.listOrderGuides)).body;
  return {
    call,
    guides,
    guide: async (name: string) => (await guides()).find((guide) => guide.name === name),
    names: async () => (await guides()).map((guide) => guide.name),
    create: (name: string, products: readonly object[] = [], id = name) =>
      call(endpoints.createOrderGuide, { params: { id }, body: { name, products } }),
    patch: (id: string, body: { name?: unknown; lines?: readonly object[]; version?: unknown } = {}) =>
      call(endpoints.patchOrderGuide, { params: { id }, body }),
    remove: (id: string) => call(endpoints.deleteOrderGuide, { params: { id } }),
  };
}

export const saved = { status: 200, body: { isSuccess: true, errorReason: null, errorCode: 0 } };
export const refused = (status: number, code: RefusalCode, errorReason: string, more: object = {}) => ({
  status,
  body: { isSuccess: false, errorReason, errorCode: status, code, ...more },
});

/** A guide's products, without the ids that it gave them. */
export function linesOf(guide: Guide | undefined): Required<Omit<SentGuideLine, 'isDelete'>>[] | undefined {
  return guide?.products.map(({ productKey, orderQuantity, unitOfMeasure, sequence }) => ({
    productKey,
    orderQuantity,
    unitOfMeasure,
    sequence,
  }));
}

export const guideLine = (productKey: number, orderQuantity: unknown, unitOfMeasure?: unknown, sequence?: number) => ({
  productKey,
  orderQuantity,
  ...(unitOfMeasure === undefined ? {} : { unitOfMeasure }),
  ...(sequence === undefined ? {} : { sequence }),
});
export const withoutLine = (productKey: number) => ({
  productKey,
  orderQuantity: 0,
  unitOfMeasure: '',
  isDelete: true,
  sequence: -1,
});
