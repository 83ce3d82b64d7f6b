import type { Page } from 'playwright-core';
import { transferWords } from '../../domain/punchout/transferWords.ts';
import type { PunchoutVisit } from '../../domain/punchout/visit.ts';
import { visitText, words } from '../../domain/punchout/words.ts';
import { button } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { all, answer, type Scene, sees } from './scene.ts';

const MESSAGE = '**/api/punchout/createmessage';
const CART = '**/api/cart';
const POSTBACK = 'https://northwind.example/postback';

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

/** The procurement system is called in vain, what is posted goes nowhere, and time passes, when the scene says so. */
const NOBODY_TAKES_IT = `
  HTMLFormElement.prototype.submit = () => undefined;
  const fetches = window.fetch.bind(window);
  const waits = window.setTimeout.bind(window);
  window.fetch = (to, ...rest) =>
    to === '${POSTBACK}' ? new Promise((_, fail) => { window.nobodyAnswers = fail; }) : fetches(to, ...rest);
  window.setTimeout = (run, ms, ...rest) =>
    ms === 10000 ? -tenSeconds.push(run) : waits(run, ms, ...rest);
  const tenSeconds = [];
  window.tenSecondsPass = () => { for (const run of tenSeconds.splice(0)) run(); };`;

const transfers = async (page: Page) => {
  await button(page, 'Transfer').click();
  await sees(transferWords.probing(partnerName))(page);
};
const finds = async (page: Page) => {
  await page.evaluate('nobodyAnswers(new TypeError())');
  await sees(transferWords.unreached(partnerName))(page);
};

export const punchoutScenes: readonly Scene[] = [
  {
    name: 'punchout',
    as: 'chef',
    at: '/?ac=code-1',
    script: NOBODY_TAKES_IT,
    network: all(arrives(editing), answer(MESSAGE, form)),
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
    name: 'transfer-probing',
    after: 'punchout-review',
    show: transfers,
  },
  { name: 'transfer-unreached', after: 'transfer-probing', show: finds },
  {
    name: 'transfer-posting',
    after: 'transfer-unreached',
    show: async (page) => {
      await button(page, 'Back').click();
      await transfers(page);
      await finds(page);
      await button(page, 'Transfer Anyway').click();
      await sees(transferWords.posting(partnerName))(page);
    },
  },
  {
    name: 'transfer-not-taken',
    after: 'transfer-posting',
    show: async (page) => {
      await page.evaluate('tenSecondsPass()');
      await sees(transferWords.notTaken(partnerName))(page);
    },
  },
  {
    name: 'transfer-gone',
    after: 'transfer-not-taken',
    show: async (page) => {
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      await sees(transferWords.posting(partnerName))(page);
    },
  },
  {
    name: 'transfer-returned',
    after: 'transfer-gone',
    show: async (page) => {
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
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
