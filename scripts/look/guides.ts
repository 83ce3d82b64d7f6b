import type { Page } from 'playwright-core';
import type { Guide, GuideProduct } from '../../domain/guide/guide.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { answer } from './scene.ts';

export const GUIDES = '**/api/orderguide';
export const ONE_GUIDE = '**/api/orderguide/*';
const MANY_LINES = 240;

export const line = (
  productKey: number,
  orderQuantity: number,
  unitOfMeasure: string,
  sequence: number,
): GuideProduct => ({
  id: productKey,
  productKey,
  overridePrice: null,
  unitOfMeasure_Prc: null,
  unitOfMeasure,
  orderQuantity,
  sequence,
});
export const guide = (name: string, products: Guide['products'], more: Partial<Guide> = {}): Guide => ({
  name,
  isPrimary: name === 'Standard',
  isReadOnly: false,
  products,
  version: 3,
  ...more,
});
export const kitchen = guide('Kitchen', [
  line(1152, 3, 'CS', 1),
  line(1033, 24, 'EA', 2),
  line(1011, 4, 'HC', 3),
  line(1020, 1.5, 'LB', 4),
]);
export const standard = guide('Standard', [line(1011, 2, 'HC', 1)]);
export const house = guide('House list', kitchen.products, { isReadOnly: true });
export const lapsed = guide('Lapsed', [line(99_950_001, 1, 'CS', 1)]);
export const oldUnit = guide('Kitchen', [...kitchen.products, line(1012, 1, 'BX', 5)]);

export const listed = (...guides: Guide[]) => answer(GUIDES, [standard, ...guides], 200, 'GET');
export const KNOWN = [standard, kitchen, house, lapsed];
export const known = answer(GUIDES, KNOWN, 200, 'GET');
export const refused = (status: number, errorReason: string, more: object = {}) => ({
  isSuccess: false,
  errorReason,
  errorCode: status,
  ...more,
});
/** A guide of hundreds of products, made of what the catalogue has. */
export const many = async (page: Page) => {
  await stopCalls(page, GUIDES, async (call) => {
    const headers = call.headers;
    const products = await page.request.get('/api/product/list', { headers });
    const lines = ((await products.json()) as { productKey: number; sellBys: { unitOfMeasure: string }[] }[])
      .slice(0, MANY_LINES)
      .map(({ productKey, sellBys: [unit] }, index) => line(productKey, 1, unit?.unitOfMeasure ?? '', index));
    await call.fulfill({ json: [standard, guide('Everything', lines)] });
  });
};

/** A change of a guide succeeded. */
export const DONE = { isSuccess: true, errorReason: null, errorCode: 0, version: 4 };
