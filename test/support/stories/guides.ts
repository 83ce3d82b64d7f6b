import type { Guide, GuideProduct } from '#domain/guide/guide.ts';
import { all, answer, hold, type ServerRule } from './server.ts';
import { busyButton, fill, inPart, sends } from './steps.ts';
import { stopCalls } from './stoppedCalls.ts';
import type { Step } from './story.ts';

export const GUIDES = '**/api/orderguide';
export const ONE_GUIDE = '**/api/orderguide/*';

/** Quantity and unit by product key. */
type Lines = Readonly<Record<number, readonly [orderQuantity: number, unitOfMeasure: string]>>;

export function guide(name: string, lines: Lines, more: Partial<Guide> = {}): Guide {
  const products = Object.entries(lines).map(([key, [orderQuantity, unitOfMeasure]]): GuideProduct => {
    const line = { productKey: Number(key), orderQuantity, unitOfMeasure };
    return { ...line, id: line.productKey, sequence: line.productKey, overridePrice: null, unitOfMeasure_Prc: null };
  });
  return { name, isPrimary: name === 'Standard', isReadOnly: false, products, version: 3, ...more };
}

const STANDARD = guide('Standard', { 1011: [2, 'HC'] });
export const KITCHEN: Lines = { 1152: [3, 'CS'], 1033: [24, 'EA'], 1011: [4, 'HC'], 1020: [1.5, 'LB'] };
const HOUSE = guide('House list', KITCHEN, { isReadOnly: true });
/** Its product is not sold any more. */
const LAPSED = guide('Lapsed', { 99950001: [1, 'CS'] });
export const GUIDE_LIST = [STANDARD, guide('Kitchen', KITCHEN), HOUSE, LAPSED];

export const listed = (...guides: Guide[]): ServerRule => answer(GUIDES, [STANDARD, ...guides], 200, 'GET');
export const known = answer(GUIDES, GUIDE_LIST, 200, 'GET');
/** The guide Everything has 240 products of the catalog. */
export const longGuide: ServerRule = (page) =>
  stopCalls(page, GUIDES, async (call) => {
    const answered = await page.request.get('/api/product/list', { headers: call.headers });
    const products = (await answered.json()) as { productKey: number; sellBys: { unitOfMeasure: string }[] }[];
    const lines = products
      .slice(0, 240)
      .map(({ productKey, sellBys: [unit] }) => [productKey, [1, unit?.unitOfMeasure]]);
    await call.fulfill({ json: [STANDARD, guide('Everything', Object.fromEntries(lines))] });
  });

/** The server's answer to a change of a guide. */
export const SAVED = { isSuccess: true, errorReason: null, errorCode: 0, version: 4 };
export const refused = (errorReason: string) => ({ isSuccess: false, errorReason, errorCode: 409 });
/** Someone else gave the guide Kitchen these lines. */
export function changedElsewhere(lines: Lines): ServerRule {
  const reason = 'This order guide was changed elsewhere. Your changes were not saved.';
  return answer(ONE_GUIDE, { ...refused(reason), guide: guide('Kitchen', lines, { version: 4 }) }, 409, 'PATCH');
}

/** The part of a story whose last step changes a guide: no answer arrives. */
export const unanswered = (...steps: Step[]) => ({
  server: all(known, hold(ONE_GUIDE)),
  does: sends(ONE_GUIDE, inPart('body', ...steps)),
  sees: busyButton(),
});
export const newName = (name: string): Step => fill(/^New Order Guide Name/, name);
