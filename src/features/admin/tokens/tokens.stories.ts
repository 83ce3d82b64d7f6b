import { copyDone, copyHeld, copyRefused } from '#test/support/stories/clipboard.ts';
import { all, answer, answerHeld, cut, cutHeld, hold } from '#test/support/stories/server.ts';
import {
  busyButton,
  check,
  click,
  fill,
  inDialog,
  loading,
  openDialog,
  press,
  sends,
} from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const TOKENS = '**/api/admin/tokens?*';
const CREATE = '**/api/admin/tokens';
const REVOKE = '**/api/admin/tokens/9/revoke';

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

const DIALOG = 'Create a Service Token';
const submit = inDialog(DIALOG, click(/^Create Token/));
const submitStock = inDialog(DIALOG, fill(/^Name/, 'stock'), check('Stock'), click(/^Create Token/));
const submitting = inDialog(DIALOG, busyButton());

/** Service tokens of other programs. */
export const tokenStories = storiesOf(
  ['tokens'],
  [
    { name: 'tokens-loading', as: 'admin', at: '/admin/tokens', server: hold(TOKENS), sees: loading },
    { name: 'tokens-failed', server: cutHeld(TOKENS), sees: 'The tokens could not be loaded.' },
    {
      name: 'tokens',
      server: answer(TOKENS, [erp, old]),
      does: click('Try Again'),
      sees: 'Fetch orders, Status and shipments, Invoices and credits, Payments received',
    },
    { name: 'token-naming', does: click('Create Token'), sees: openDialog(DIALOG) },
    { name: 'token-making', server: hold(CREATE), does: submitStock, sees: submitting },
    {
      name: 'token-refused',
      server: answerHeld(CREATE, { message: 'A token named stock is in use.', errors: [] }, 409),
      sees: 'A token named stock is in use.',
    },
    {
      name: 'token-looking-up',
      server: all(hold(TOKENS), cut(CREATE)),
      does: sends(TOKENS, submit),
      sees: submitting,
    },
    { name: 'token-lost', server: answerHeld(TOKENS, [stock, erp, old]), sees: 'Secret Not Received' },
    {
      name: 'token-revoking',
      server: hold(REVOKE),
      does: inDialog('Secret Not Received', click('Revoke')),
      sees: busyButton('Refresh'),
    },
    {
      name: 'token-not-revoked',
      server: all(answer(TOKENS, [stock, erp, old]), cutHeld(REVOKE)),
      sees: /^We couldn’t confirm that the token stock was revoked/,
    },
    { name: 'token-confirming', does: click(/^Revoke ?: erp/), sees: 'Revoke This Token?' },
    {
      name: 'token-secret',
      server: answer(CREATE, { token: stock, secret }),
      does: [click('Cancel'), click('Create Token'), submitStock],
      sees: secret,
    },
    { name: 'token-leaving', does: press('Escape'), sees: 'Close without copying?' },
    {
      name: 'token-copying',
      does: [click('Keep Open'), copyHeld, click('Copy')],
      sees: busyButton('Copy'),
    },
    {
      name: 'token-not-copied',
      does: copyRefused,
      sees: 'Copying failed. Select the secret and copy it.',
    },
    {
      name: 'token-copied',
      does: [click('Copy'), copyDone],
      sees: 'Secret copied.',
    },
    {
      name: 'tokens-none',
      as: 'admin',
      at: '/admin/tokens',
      server: answer(TOKENS, []),
      sees: 'No tokens yet.',
    },
  ],
);
