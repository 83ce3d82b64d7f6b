import { afterAll, beforeAll, describe, it } from 'vitest';
import { scenes } from '../../scripts/look/sceneGroups.ts';
import { journeyShop } from '../support/journeyShop.ts';
import { sharedBrowser } from '../support/profiles.ts';
import { SceneStages } from '../support/sceneStages.ts';
import { findHiddenFocus } from '../support/tabWalk.ts';

/** One of each screen and dialog; questions look alike, one of them stands for all. */
const WALKED = [
  'login',
  'sign-up-filled',
  'new-password',
  'change-password',
  'preferences',
  'access-denied',
  'customers',
  'not-found',
  'menu',
  'search-open',
  'keys',
  'products-filtered',
  'product',
  'categories',
  'add-to-cart',
  'guest-account-required',
  'entry-typed',
  'entry-status',
  'paste-text',
  'paste-review',
  'cart',
  'cart-removing',
  'cart-clear',
  'edit-cart-remove',
  'cart-conflict',
  'notice-error',
  'checkout-message',
  'checkout-delivery',
  'review',
  'leave-checkout',
  'history',
  'sales',
  'order-page',
  'order-page-price-question',
  'guide',
  'guide-create',
  'guide-add-quantity',
  'guide-item',
  'guide-edit-included',
  'guide-edit-item',
  'guide-edit-conflict',
  'add-to-guide',
  'save-cart-guide',
  'save-cart-guide-replace',
  'live',
];

function sceneOf(name: string) {
  const scene = scenes.find((candidate) => candidate.name === name);
  if (!scene) throw new Error(`there is no scene ${name}`);
  return scene;
}

let stages: SceneStages;

beforeAll(async () => {
  stages = await SceneStages.of(await sharedBrowser(), journeyShop());
});

afterAll(() => stages?.close());

describe('In a low window what has the focus is seen', () => {
  it.concurrent.for(WALKED)('%s', async (name, { expect }) => {
    expect(await stages.show(sceneOf(name), findHiddenFocus)).toEqual([]);
  });
});
