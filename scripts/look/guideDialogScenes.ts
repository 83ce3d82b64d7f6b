import type { Page } from 'playwright-core';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { texts } from '../../domain/texts.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { GUIDES, guide, line, ONE_GUIDE } from './guides.ts';
import { passHeld } from './heldCalls.ts';
import { all, answer, cut, hold, type Scene, sees } from './scene.ts';

const LAST_SALES = '**/api/product/lastsale';
const kitchen = guide('Kitchen', [line(1011, 4, 'HC', 1), line(1020, 2, 'LB', 2)]);
const known = answer(GUIDES, [guide('Standard', [line(1011, 2, 'HC', 1)]), kitchen], 200, 'GET');
const newest = { ...kitchen, version: 4, products: [line(1011, 6, 'HC', 1), line(1152, 1, 'CS', 2)] };
const stale = { isSuccess: false, errorReason: guideTexts.guides.changedElsewhere, errorCode: 409, guide: newest };

const newName = (page: Page) => page.getByLabel('New Order Guide Name');
const chooses = (page: Page, name: string) =>
  page.getByRole('dialog').getByLabel('Order Guide', { exact: true }).selectOption(name);

const adds = async (page: Page) => {
  await button(page, 'Add to Order Guide').click();
  await newName(page).waitFor();
};

const saves = async (page: Page) => {
  await button(page, 'Save Order Guide').click();
  await newName(page).waitFor();
};

/** The last line of the cart once more, by the piece. */
const inTwoUnits = async (page: Page) => {
  await stopCalls(page, '**/api/cart', async (call) => {
    const answered = await call.fetch();
    const cart = await answered.json();
    const [first] = cart.lines;
    const pieces = { ...first, id: 99_001, unitOfMeasure: 'LB', orderQuantity: 6 };
    await call.fulfill({ json: { ...cart, lines: [...cart.lines, pieces] } });
  });
};

const listScenes: readonly Scene[] = [
  {
    name: 'guided-everywhere',
    isVariant: true,
    as: 'chef',
    at: '/products?s=salmon#og=Standard',
    show: sees(texts.products.searchingAll),
  },
  { name: 'guided-last-sales', isVariant: true, as: 'priceless', at: '/products', show: sees(/^Last: /) },
  {
    name: 'guided-list',
    isVariant: true,
    as: 'admin',
    at: '/products',
    show: async (page) => {
      await sees(/results$/)(page);
      await page.getByRole('radio', { name: 'List' }).check({ force: true });
      await sees(/^Last: /)(page);
    },
  },
  {
    name: 'guided-without-last-sales',
    isVariant: true,
    as: 'chef',
    at: '/products',
    network: hold(LAST_SALES),
    show: sees(/in stock$/),
  },
  {
    name: 'guided-standard',
    isVariant: true,
    after: 'guided-without-last-sales',
    network: passHeld(LAST_SALES),
    show: async (page) => {
      await button(page, 'Remove Standard').waitFor();
      await sees(/^Last: /)(page);
    },
  },
];

const additionScenes: readonly Scene[] = [
  { name: 'add-to-guide', as: 'chef', at: '/product/1011', show: adds },
  {
    name: 'add-to-guide-present',
    isVariant: true,
    as: 'chef',
    at: '/product/1011',
    network: known,
    show: async (page) => {
      await adds(page);
      await chooses(page, 'Kitchen');
      await sees(/has this product already/)(page);
    },
  },
  {
    name: 'add-to-guide-wrong',
    isVariant: true,
    as: 'chef',
    at: '/products?s=corn,+sweet',
    network: known,
    show: async (page) => {
      await button(page, /^Add to order guide: Corn, Sweet/)
        .first()
        .click();
      await newName(page).fill('Winter kitchen');
      await page.getByRole('dialog').getByLabel('Sell By U/M').selectOption('EA');
      await page.getByRole('dialog').getByLabel('Quantity', { exact: true }).fill('13');
      await button(page, 'Add').click();
      await sees(/Invalid quantity/)(page);
    },
  },
  {
    name: 'add-to-guide-failed',
    after: 'add-to-guide',
    network: cut(ONE_GUIDE),
    show: async (page) => {
      await newName(page).fill('Winter');
      await button(dialog(page, 'Add to Order Guide'), 'Add').click();
      await sees(guideTexts.orderGuide.productNotAdded)(page);
    },
  },
];

const cartScenes: readonly Scene[] = [
  { name: 'save-cart-guide', as: 'chef', at: '/cart', show: saves },
  {
    name: 'save-cart-guide-units',
    isVariant: true,
    as: 'chef',
    at: '/cart',
    network: all(known, inTwoUnits),
    show: async (page) => {
      await saves(page);
      await newName(page).fill('standard');
      await sees(guideTexts.guideDialogs.oneUnit)(page);
    },
  },
  {
    name: 'save-cart-guide-replace',
    as: 'chef',
    at: '/cart',
    network: known,
    show: async (page) => {
      await saves(page);
      await chooses(page, 'Kitchen');
      await button(dialog(page, 'Save Order Guide'), 'Save').click();
      await sees(guideTexts.guideDialogs.replaceTitle)(page);
    },
  },
  {
    name: 'save-cart-guide-stale',
    isVariant: true,
    as: 'chef',
    at: '/cart',
    network: all(known, answer(ONE_GUIDE, stale, 409, 'PATCH')),
    show: async (page) => {
      await saves(page);
      await chooses(page, 'Kitchen');
      await button(dialog(page, 'Save Order Guide'), 'Save').click();
      await button(page, 'Replace').click();
      await sees(guideTexts.guideDialogs.changedMeanwhile('Kitchen'))(page);
    },
  },
];

export const guideDialogScenes: readonly Scene[] = [...listScenes, ...additionScenes, ...cartScenes];
