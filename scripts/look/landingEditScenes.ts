import type { Page } from 'playwright-core';
import { landingTexts } from '#domain/landing/landingTexts.ts';
import { button } from '../../test/support/shopping.ts';
import { answerHeld } from './heldCalls.ts';
import { all, answer, cut, hold, letGo, type Scene, sees, waits } from './scene.ts';

const LANDING = '**/api/landing';
const PARTS = '**/assets/landingEditingParts*.js';
const PICTURE = '**/api/admin/image';
const AT = { as: 'admin', at: '/admin/landing' } as const;

const card = { height: 'auto', heading: '', empty: false, hidden: false, editing: false };
const TEXT =
  '<h2>Open at five</h2><p>Order by <strong>4:00 PM</strong>, on <a href="/products">our next truck</a>.</p>' +
  '<ul><li>Seafood off the boat</li><li>Greens by the case</li></ul><blockquote>Call before nine.</blockquote>';
const page = {
  enabled: true,
  title: 'Good morning',
  cards: [
    { ...card, id: 1, index: 0, width: 2, heading: 'Hours', childID: 11 },
    { ...card, id: 2, index: 1, width: 1, childID: 12 },
    { ...card, id: 3, index: 2, width: 1, childID: null, empty: true },
    { ...card, id: 4, index: 3, width: 4, heading: 'This week’s specials', childID: 14, hidden: true },
  ],
  contents: [
    { id: 11, parentId: 1, hidden: false, variant: 'text', value: TEXT },
    { id: 12, parentId: 2, hidden: false, variant: 'carousel', interval: 0, children: [13] },
    {
      id: 13,
      parentId: 12,
      hidden: false,
      variant: 'image',
      src: '/img/banner-seafood.svg',
      alt: 'Seafood',
      link: { variant: 'internal', href: '/products' },
      objectFit: 'cover',
      width: 300,
      height: 200,
      padding: 0,
    },
    { id: 14, parentId: 4, hidden: false, variant: 'pushProductList' },
  ],
  version: 4,
};
const theirs = {
  ...page,
  title: 'Good evening',
  cards: page.cards.slice(1),
  contents: page.contents.slice(1),
  version: 5,
};
const stale = {
  isSuccess: false,
  errorReason: landingTexts.changedElsewhere('Dana Whitfield', null),
  errorCode: 409,
  landing: theirs,
  changedBy: 'Dana Whitfield',
  changedAt: '2026-03-04T21:05:00.000Z',
};
const saving = (json: unknown, status: number) => answer(LANDING, json, status, 'POST');

const edits = (name: RegExp) => async (tab: Page) => {
  await button(tab, name).click();
  await sees('Preview')(tab);
};

/** The landing page while it is edited. */
export const landingEditScenes: readonly Scene[] = [
  { name: 'landing-edit-loading', ...AT, network: hold(LANDING), show: waits },
  { name: 'landing-edit-failed', ...AT, network: cut(LANDING), show: sees('The landing page could not be loaded.') },
  {
    name: 'landing-edit',
    after: 'landing-edit-failed',
    network: answer(LANDING, page),
    show: async (tab) => {
      await button(tab, 'Try Again').click();
      await sees('Card 1, Hours')(tab);
    },
  },
  { name: 'landing-edit-text', after: 'landing-edit', show: edits(/^Edit: Card 1/) },
  {
    name: 'landing-edit-typed',
    after: 'landing-edit-text',
    show: async (tab) => {
      await tab.getByLabel('Heading', { exact: true }).fill('Opening hours');
      await tab.keyboard.press('Tab');
    },
  },
  {
    name: 'landing-edit-carousel',
    after: 'landing-edit-typed',
    show: async (tab) => {
      await button(tab, 'Cancel').click();
      await edits(/^Edit: Card 2/)(tab);
    },
  },
  {
    name: 'landing-edit-uploading',
    after: 'landing-edit-carousel',
    network: hold(PICTURE),
    show: async (tab) => {
      await tab
        .getByLabel('Picture of slide 1')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') });
      await sees('Uploading a picture…')(tab);
    },
  },
  {
    name: 'landing-edit-delete',
    after: 'landing-edit-uploading',
    show: async (tab) => {
      await button(tab, 'Cancel').click();
      await button(tab, /^Delete: Card 1/).click();
      await sees('Delete Card?')(tab);
    },
  },
  {
    name: 'landing-edit-conflict',
    after: 'landing-edit-delete',
    network: saving(stale, 409),
    show: async (tab) => {
      await button(tab, 'Cancel').last().click();
      await tab.getByLabel('Title').fill('Good day');
      await button(tab, 'Save Changes').click();
      await sees('The Landing Page Was Changed Elsewhere')(tab);
    },
  },
  {
    name: 'landing-edit-not-saved',
    after: 'landing-edit-conflict',
    network: saving({ isSuccess: false, errorReason: 'A picture lies outside the shop.', errorCode: 409 }, 409),
    show: async (tab) => {
      await button(tab, 'Keep Editing').click();
      await button(tab, 'Save Changes').click();
      await sees('A picture lies outside the shop.')(tab);
    },
  },
  {
    name: 'landing-edit-saving',
    after: 'landing-edit-not-saved',
    network: all(letGo(LANDING), hold(LANDING)),
    show: async (tab) => {
      await button(tab, 'Save Changes').click();
      await tab.locator('button[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'landing-edit-saved',
    after: 'landing-edit-saving',
    network: answerHeld(LANDING, { isSuccess: true, errorReason: null, errorCode: 0, version: 6 }),
    show: sees('Layout changes saved.'),
  },
  {
    name: 'editor-on-its-way',
    ...AT,
    network: hold(PARTS),
    show: (tab) => tab.getByText('Loading Edit Landing Page').waitFor({ state: 'attached' }),
  },
  { name: 'editor-unreachable', ...AT, network: cut(PARTS), show: sees('Edit Landing Page could not be loaded.') },
];
