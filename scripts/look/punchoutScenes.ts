import type { Page } from 'playwright-core';
import { transferWords } from '../../domain/punchout/transferWords.ts';
import type { PunchoutVisit } from '../../domain/punchout/visit.ts';
import { visitText, words } from '../../domain/punchout/words.ts';
import { button } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { all, answer, cut, type Scene, sees } from './scene.ts';

const MESSAGE = '**/api/punchout/createmessage';
const CART = '**/api/cart';
const POSTBACK = 'https://northwind.example/postback';
const POSTBACKS = `${POSTBACK}**`;

const editing: PunchoutVisit = {
  operation: 'edit',
  partnerName: 'Northwind Procurement',
  postbackUrl: POSTBACK,
  productKey: null,
  notes: [],
};
const looking: PunchoutVisit = { ...editing, operation: 'inspect' };
const nowhere: PunchoutVisit = { ...editing, operation: 'create', postbackUrl: null };
const form = {
  postbackUrl: POSTBACK,
  body: '<cXML/>',
  fieldName: 'cxml-urlencoded',
  fields: [{ name: 'cxml-urlencoded', value: '<cXML/>' }],
  target: null,
};
const { partnerName } = editing;

/** The code that he brings is good, and stands for the buyer whose token the browser has. */
const arrives = (punchout: PunchoutVisit) => async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await all(
    answer('**/api/token', { access_token: token, token_type: 'bearer' }),
    answer('**/api/token/revoke', {}),
  )(page);
  await stopCalls(page, '**/api/user', async (call) => {
    const user = (await (await call.fetch()).json()) as object;
    await call.fulfill({ json: { ...user, punchout } });
  });
};

/** Somebody has taken everything out of the cart. */
const emptied = (page: Page) =>
  stopCalls(page, CART, async (call) => {
    const cart = (await (await call.fetch()).json()) as object;
    await call.fulfill({ json: { ...cart, lines: [] } });
  });

/** What is posted goes nowhere, and ten seconds are over at once. */
const NOBODY_TAKES_IT = `
  HTMLFormElement.prototype.submit = () => undefined;
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (run, ms, ...rest) => wait(run, ms === 10000 ? 100 : ms, ...rest);`;

export const punchoutScenes: readonly Scene[] = [
  {
    name: 'punchout',
    as: 'chef',
    at: '/?ac=code-1',
    script: NOBODY_TAKES_IT,
    network: all(arrives(editing), answer(MESSAGE, form), cut(POSTBACKS)),
    show: sees(visitText(editing)),
  },
  {
    name: 'punchout-review',
    after: 'punchout',
    show: async (page) => {
      await page.getByRole('navigation').getByRole('link', { name: 'Checkout' }).click();
      await button(page, 'Continue').click();
      await button(page, 'Transfer').waitFor();
    },
  },
  {
    name: 'transfer-unreached',
    after: 'punchout-review',
    show: async (page) => {
      await button(page, 'Transfer').click();
      await sees(transferWords.unreached(partnerName))(page);
    },
  },
  {
    name: 'transfer-not-taken',
    after: 'transfer-unreached',
    show: async (page) => {
      await button(page, 'Transfer Anyway').click();
      await sees(transferWords.notTaken(partnerName))(page);
    },
  },
  {
    name: 'transfer-returned',
    after: 'transfer-not-taken',
    show: async (page) => {
      await page.evaluate(() => {
        window.dispatchEvent(new Event('pagehide'));
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await sees(transferWords.returned(partnerName))(page);
    },
  },
  {
    name: 'punchout-over',
    after: 'transfer-returned',
    show: async (page) => {
      await page.reload();
      await sees(words.startAgain)(page);
    },
  },
  {
    name: 'punchout-inspect',
    isVariant: true,
    as: 'chef',
    at: '/?ac=code-1',
    network: arrives(looking),
    show: async (page) => {
      await page.getByRole('navigation').getByRole('link', { name: 'Cart' }).click();
      await sees(visitText(looking))(page);
      await sees('Total')(page);
    },
  },
  {
    name: 'punchout-inspect-products',
    isVariant: true,
    after: 'punchout-inspect',
    show: async (page) => {
      await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
      await page.getByRole('link', { name: /^\S/ }).first().waitFor();
    },
  },
  {
    name: 'punchout-nowhere',
    isVariant: true,
    as: 'chef',
    at: '/?ac=code-1',
    network: arrives(nowhere),
    show: sees(words.noPostback),
  },
  {
    name: 'punchout-emptied',
    isVariant: true,
    as: 'chef',
    at: '/?ac=code-1',
    network: all(arrives(editing), emptied),
    show: async (page) => {
      await page.getByRole('navigation').getByRole('link', { name: 'Cart' }).click();
      await sees(words.transferEmpty)(page);
    },
  },
];
