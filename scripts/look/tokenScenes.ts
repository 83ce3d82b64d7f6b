import { button } from '../../test/support/shopping.ts';
import { answerHeld, cutHeld } from './heldCalls.ts';
import { all, answer, asks, cut, hold, type Scene, sees, waits } from './scene.ts';

const TOKENS = '**/api/admin/tokens?*';
const MAKING = '**/api/admin/tokens';
const REVOKE = '**/api/admin/tokens/9/revoke';
const AT = { as: 'admin', at: '/admin/tokens' } as const;

const erp = {
  id: 7,
  name: 'erp',
  scopes: ['orders:read', 'orders:write', 'invoices:write', 'payments:write'],
  createdAt: '2026-03-01T15:00:00.000Z',
  createdBy: 'Harriet Blackwood-Montgomery',
  lastUsedAt: '2026-03-04T15:00:00.000Z',
  revokedAt: null,
};
const old = {
  ...erp,
  ...{ id: 3, name: 'price list of the purchasing cooperative', scopes: ['prices:write'], createdBy: null },
  ...{ lastUsedAt: null, revokedAt: '2026-02-01T15:00:00.000Z' },
};
const stock = { ...erp, id: 9, name: 'stock', scopes: ['stock:write'], lastUsedAt: null };
const secret = 'svc_0Jq2nCkP6n1TnUe0cW4vJ8xB5yRz3mLd';
const row = 'Fetch orders, Status and shipments, Invoices and credits, Payments received';

const MAKE = 'Make a Service Token';
const submit = 'button[type=submit]';

/** A clipboard that takes nothing until it is told what becomes of it. */
function holdClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText() {
        return new Promise<void>((done, refuse) => {
          addEventListener('copy.done', () => done(), { once: true });
          addEventListener('copy.refused', () => refuse(new Error('not allowed')), { once: true });
        });
      },
    },
  });
}

/** The tokens of other programs. */
export const tokenScenes: readonly Scene[] = [
  { name: 'tokens-loading', ...AT, network: hold(TOKENS), show: waits },
  {
    name: 'tokens-failed',
    after: 'tokens-loading',
    network: cutHeld(TOKENS),
    show: sees('The tokens could not be loaded.'),
  },
  {
    name: 'tokens',
    after: 'tokens-failed',
    network: answer(TOKENS, [erp, old]),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees(row)(page);
    },
  },
  {
    name: 'token-naming',
    after: 'tokens',
    show: async (page) => {
      await button(page, 'Make Token').click();
      await page.getByRole('dialog', { name: MAKE }).waitFor();
    },
  },
  {
    name: 'token-making',
    after: 'token-naming',
    network: hold(MAKING),
    show: async (page) => {
      const dialog = page.getByRole('dialog', { name: MAKE });
      await dialog.getByLabel('Name').fill('stock');
      await dialog.getByLabel('Stock').check();
      await dialog.locator(submit).click();
      await dialog.locator(`${submit}[aria-busy=true]`).waitFor();
    },
  },
  {
    name: 'token-refused',
    after: 'token-making',
    network: answerHeld(MAKING, { message: 'A token named stock is in use.', errors: [] }, 409),
    show: sees('A token named stock is in use.'),
  },
  {
    name: 'token-looking-up',
    after: 'token-refused',
    network: all(hold(TOKENS), cut(MAKING)),
    show: async (page) => {
      await asks(page, TOKENS, () => page.locator(submit).click());
      await page.locator(`${submit}[aria-busy=true]`).waitFor();
    },
  },
  {
    name: 'token-lost',
    after: 'token-looking-up',
    network: answerHeld(TOKENS, [stock, erp, old]),
    show: sees('The Secret Was Lost'),
  },
  {
    name: 'token-revoking',
    after: 'token-lost',
    network: hold(REVOKE),
    show: async (page) => {
      await button(page.getByRole('alertdialog'), 'Revoke').click();
      await button(page, 'Refresh').and(page.locator('[aria-busy=true]')).waitFor();
    },
  },
  {
    name: 'token-not-revoked',
    after: 'token-revoking',
    network: all(answer(TOKENS, [stock, erp, old]), cutHeld(REVOKE)),
    show: sees(/^Whether the token stock is revoked is not known/),
  },
  {
    name: 'token-confirming',
    after: 'token-not-revoked',
    show: async (page) => {
      await button(page, /^Revoke ?: erp/).click();
      await sees('Revoke This Token?')(page);
    },
  },
  {
    name: 'token-secret',
    after: 'token-confirming',
    network: answer(MAKING, { token: stock, secret }),
    show: async (page) => {
      await button(page, 'Cancel').click();
      await button(page, 'Make Token').click();
      const dialog = page.getByRole('dialog', { name: MAKE });
      await dialog.getByLabel('Name').fill('stock');
      await dialog.getByLabel('Stock').check();
      await dialog.locator(submit).click();
      await sees(secret)(page);
    },
  },
  {
    name: 'token-copying',
    after: 'token-secret',
    show: async (page) => {
      await page.evaluate(holdClipboard);
      await button(page, 'Copy').click();
      await button(page, 'Copy').and(page.locator('[aria-busy=true]')).waitFor();
    },
  },
  {
    name: 'token-not-copied',
    after: 'token-copying',
    show: async (page) => {
      await page.evaluate(() => dispatchEvent(new Event('copy.refused')));
      await sees('The browser did not allow it: select the secret and copy it yourself.')(page);
    },
  },
  {
    name: 'token-copied',
    after: 'token-not-copied',
    show: async (page) => {
      await button(page, 'Copy').click();
      await page.evaluate(() => dispatchEvent(new Event('copy.done')));
      await sees('The secret is in the clipboard.')(page);
    },
  },
  {
    name: 'tokens-none',
    isVariant: true,
    ...AT,
    network: answer(TOKENS, []),
    show: sees('No program has a token yet.'),
  },
];
