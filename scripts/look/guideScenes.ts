import type { Page } from 'playwright-core';
import type { Guide, GuideProduct } from '../../domain/guide/guide.ts';
import { guideEditHref, guideHref } from '../../domain/guide/guideAddress.ts';
import { texts } from '../../domain/texts.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { answer, cut, hold, type Scene, sees, waits } from './scene.ts';

const GUIDES = '**/api/orderguide';
const ONE_GUIDE = '**/api/orderguide/*';
const MANY_LINES = 240;

const line = (productKey: number, orderQuantity: number, unitOfMeasure: string, sequence: number): GuideProduct => ({
  id: productKey,
  productKey,
  overridePrice: null,
  unitOfMeasure_Prc: null,
  unitOfMeasure,
  orderQuantity,
  sequence,
});
const guide = (name: string, products: Guide['products'], more: Partial<Guide> = {}): Guide => ({
  name,
  isPrimary: name === 'Standard',
  isReadOnly: false,
  products,
  version: 3,
  ...more,
});
const kitchen = guide('Kitchen', [
  line(1152, 3, 'CS', 1),
  line(1033, 24, 'EA', 2),
  line(1011, 4, 'HC', 3),
  line(1020, 1.5, 'LB', 4),
]);
const standard = guide('Standard', [line(1011, 2, 'HC', 1)]);
const house = guide('House list', kitchen.products, { isReadOnly: true });
const lapsed = guide('Lapsed', [line(99_950_001, 1, 'CS', 1)]);
const oldUnit = guide('Kitchen', [...kitchen.products, line(1012, 1, 'BX', 5)]);

const listed = (...guides: Guide[]) => answer(GUIDES, [standard, ...guides], 200, 'GET');
const known = listed(kitchen, house, lapsed);
const refused = (status: number, errorReason: string, more: object = {}) => ({
  isSuccess: false,
  errorReason,
  errorCode: status,
  ...more,
});
const both =
  (...networks: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const network of networks) await network(page);
  };

/** A guide of hundreds of products, made of what the catalogue has. */
const many = async (page: Page) => {
  await page.route(GUIDES, async (route) => {
    const headers = await route.request().allHeaders();
    const products = await page.request.get('/api/product/list', { headers });
    const lines = ((await products.json()) as { productKey: number; sellBys: { unitOfMeasure: string }[] }[])
      .slice(0, MANY_LINES)
      .map(({ productKey, sellBys: [unit] }, index) => line(productKey, 1, unit?.unitOfMeasure ?? '', index));
    await route.fulfill({ json: [standard, guide('Everything', lines)] });
  });
};

const opensCreate = async (page: Page) => {
  await button(page, 'Create New').click();
  await page.getByLabel('Order Guide Name').waitFor();
};
const edits = async (page: Page) => {
  await button(page, 'Save').waitFor();
  await page
    .getByLabel(/^Include /)
    .first()
    .waitFor();
};
const searches = async (page: Page, text: string) => {
  await edits(page);
  await page.getByRole('searchbox', { name: 'Search products of the catalogue' }).fill(text);
};

const pageScenes: readonly Scene[] = [
  { name: 'guide', as: 'chef', at: guideHref('Kitchen'), network: known, show: sees('Order in Quick Entry') },
  { name: 'guide-long', as: 'chef', at: guideHref('Everything'), network: many, show: sees('Order in Quick Entry') },
  { name: 'guide-none', as: 'chef', at: guideHref(null), network: listed(), show: sees(texts.orderGuide.none) },
  {
    name: 'guide-empty',
    as: 'chef',
    at: guideHref('Bar'),
    network: listed(guide('Bar', [])),
    show: sees(texts.orderGuide.empty),
  },
  {
    name: 'guide-unlisted',
    as: 'chef',
    at: guideHref('Gone'),
    network: known,
    show: sees(texts.orderGuide.unlisted('Gone')),
  },
  { name: 'guide-locked', as: 'chef', at: guideHref('House list'), network: known, show: sees(/cannot be changed/) },
  { name: 'guide-loading', as: 'chef', at: guideHref(null), network: hold(GUIDES), show: waits },
  { name: 'guide-failed', as: 'chef', at: guideHref(null), network: cut(GUIDES), show: sees(/could not be loaded/) },
  {
    name: 'guide-create',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: known,
    show: async (page) => {
      await opensCreate(page);
      await page.getByLabel('Order Guide Name').fill('Sunday brunch');
    },
  },
  {
    name: 'guide-create-failed',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: both(known, answer(ONE_GUIDE, refused(409, 'There is already an order guide named "Bar".'), 409, 'POST')),
    show: async (page) => {
      await opensCreate(page);
      await page.getByLabel('Order Guide Name').fill('Bar');
      await button(dialog(page, 'Create Order Guide'), 'Create').click();
      await sees(/^There is already/)(page);
    },
  },
  {
    name: 'guide-delete',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: both(known, cut(ONE_GUIDE)),
    show: async (page) => {
      await button(page, 'Delete').click();
      await button(dialog(page, texts.orderGuide.delete), 'Delete').click();
      await sees(/^Failed to delete/)(page);
    },
  },
  {
    name: 'guide-add-product',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: known,
    show: async (page) => {
      await button(page, 'Add New Product').click();
      await page.getByRole('combobox', { name: 'Product' }).fill('sal');
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option').nth(3).waitFor();
    },
  },
  {
    name: 'guide-add-quantity',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: known,
    show: async (page) => {
      await button(page, 'Add New Product').click();
      await page.getByRole('combobox', { name: 'Product' }).fill('corn, sweet, bi');
      await page.keyboard.press('Enter');
      await page.getByLabel('Quantity', { exact: true }).fill('5');
      await button(dialog(page, 'Add to Order Guide'), 'Add').click();
      await sees(/has this product already/)(page);
    },
  },
  {
    name: 'guide-item',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: known,
    show: async (page) => {
      await button(page, /^Change quantity of Corn/).click();
      await page
        .getByLabel('Quantity, EA')
        .or(page.getByLabel('Quantity', { exact: true }))
        .fill('25');
      await sees(/enter a multiple/)(page);
    },
  },
  {
    name: 'guide-remove',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: known,
    show: async (page) => {
      await button(page, /^Remove Corn/).click();
      await dialog(page, 'Remove from order guide').waitFor();
    },
  },
];

const editScenes: readonly Scene[] = [
  { name: 'guide-edit', as: 'chef', at: guideEditHref('Kitchen'), network: known, show: edits },
  {
    name: 'guide-edit-included',
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: listed(oldUnit),
    show: async (page) => {
      await edits(page);
      await button(page, 'Only included').click();
      await sees('5 included')(page);
    },
  },
  {
    name: 'guide-edit-errors',
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: listed(oldUnit),
    show: async (page) => {
      await edits(page);
      await button(page, 'Only included').click();
      await page.getByRole('textbox', { name: /^Quantity of Corn/ }).fill('25');
      await button(page, 'Save').click();
      await sees('Correct 1 product before saving.')(page);
    },
  },
  { name: 'guide-edit-new', as: 'chef', at: guideEditHref('Brunch'), network: known, show: edits },
  {
    name: 'guide-edit-none-found',
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: known,
    show: async (page) => {
      await searches(page, 'zzz');
      await sees(texts.products.none)(page);
    },
  },
  {
    name: 'guide-edit-locked',
    as: 'chef',
    at: guideEditHref('Standard'),
    network: known,
    show: sees(/cannot be changed/),
  },
  {
    name: 'guide-edit-failed',
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: cut(GUIDES),
    show: sees(/could not be loaded/),
  },
  {
    name: 'guide-edit-item',
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: known,
    upTo: 599,
    show: async (page) => {
      await searches(page, 'corn, sweet');
      await page
        .getByRole('button', { name: /Corn, Sweet/ })
        .first()
        .click();
      await dialog(page, 'Edit Order Guide Quantity').getByLabel('Quantity', { exact: true }).fill('25');
      await sees(/enter a multiple/)(page);
    },
  },
  {
    name: 'guide-edit-conflict',
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: both(
      known,
      answer(
        ONE_GUIDE,
        refused(409, texts.guides.changedElsewhere, {
          guide: guide(
            'Kitchen',
            [line(1152, 5, 'CS', 1), line(1033, 24, 'EA', 2), line(1020, 1.5, 'LB', 4), line(1012, 2, 'CS', 5)],
            { version: 4 },
          ),
        }),
        409,
        'PATCH',
      ),
    ),
    show: async (page) => {
      await searches(page, 'salmon, atlantic');
      const salmon = page.getByLabel(/^Include Salmon, Atlantic, Fillet/).first();
      if (await salmon.isChecked()) await salmon.uncheck();
      else await salmon.check();
      await button(page, 'Save').click();
      await dialog(page, texts.orderGuide.conflictTitle).waitFor();
    },
  },
];

export const guideScenes: readonly Scene[] = [...pageScenes, ...editScenes];
