import { describe, expect, test } from 'vitest';
import { tokensMachine } from '#machines/admin/tokens/tokensMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import {
  erpToken,
  nameInUse,
  oldToken,
  SECRET,
  stockMade,
  stockToken,
  stockWish,
  tokenPage,
  withStock,
} from './tokenSamples.ts';

const make = { type: 'token.make', ...stockWish } as const;
const close = { type: 'dialog.close' } as const;
const revoke = { type: 'token.revoke', id: erpToken.id } as const;
const confirm = { type: 'revoke.confirm' } as const;

async function opened() {
  const stage = new Stage(tokensMachine, undefined);
  await stage.answer('loadPage', tokenPage);
  return stage;
}

async function asked(name = make.name) {
  const stage = await opened();
  stage.send({ type: 'token.add' }, { ...make, name });
  return stage;
}

describe('the service tokens:', () => {
  test('a second click makes no second token', async () => {
    const stage = await asked();
    stage.send(make, make);
    expect(stage.asked('makeToken')).toEqual([stockWish]);
  });

  test('nothing is requested without a name and a permission', async () => {
    const stage = await opened();
    stage.send({ type: 'token.add' }, { ...make, scopes: [] }, { ...make, name: ' ' }, { ...make, name: 'a/b' });
    expect([stage.asked('makeToken'), stage.snapshot.value]).toEqual([[], 'naming']);
  });

  test('the secret is known while it is shown and never after, and nothing that writes down what is known has it', async () => {
    const stage = await asked();
    await stage.answer('makeToken', stockMade);
    expect(stage.snapshot.context.readSecret?.()).toBe(SECRET);
    expect(JSON.stringify([stage.snapshot, stockMade])).not.toContain(SECRET);
    stage.send(close);
    expect([stage.snapshot.value, stage.snapshot.context.readSecret]).toEqual([{ browsing: 'loading' }, null]);
  });

  test('Escape asks before a secret that is not copied disappears, and not after it was copied', async () => {
    const stage = await asked();
    await stage.answer('makeToken', stockMade);
    stage.send({ type: 'secret.leave' });
    expect([stage.snapshot.value, stage.snapshot.context.readSecret?.()]).toEqual([
      { showing: 'confirmingClose' },
      SECRET,
    ]);
    stage.send({ type: 'secret.stay' }, { type: 'secret.copy' });
    await stage.answer('copySecret', undefined);
    stage.send({ type: 'secret.leave' });
    expect(stage.snapshot.matches('browsing')).toBe(true);
  });

  test('the secret is copied on every request, and a message shows when the browser does not allow it', async () => {
    const stage = await asked();
    await stage.answer('makeToken', stockMade);
    stage.send({ type: 'secret.copy' });
    await stage.fail('copySecret', failures.unavailable);
    expect(stage.snapshot.value).toEqual({ showing: 'notCopied' });
    stage.send({ type: 'secret.copy' });
    await stage.answer('copySecret', undefined);
    expect(stage.snapshot.value).toEqual({ showing: 'copied' });
    const inputs = stage.asked('copySecret') as { readSecret: () => string }[];
    expect(inputs.map(({ readSecret }) => readSecret())).toEqual([SECRET, SECRET]);
  });

  test.each(['stock', ' STOCK '])(
    'a token "%s" that was made without an answer is named as lost, and can be revoked at once',
    async (name) => {
      const stage = await asked(name);
      await stage.fail('makeToken', failures.offline);
      expect(stage.asked('loadPage').at(-1)).toEqual({ page: 1 });
      await stage.answer('loadPage', withStock);
      expect([stage.snapshot.value, stage.snapshot.context.subject]).toEqual(['lost', stockToken]);
      stage.send(confirm);
      expect(stage.asked(`revoke-${stockToken.id}`)).toEqual([{ id: stockToken.id }]);
    },
  );

  test('without an answer and without a new token a message shows that none was created; what was typed stays', async () => {
    const stage = await asked();
    await stage.fail('makeToken', failures.offline);
    await stage.answer('loadPage', { rows: [{ ...stockToken, id: 2 }, ...tokenPage.rows], total: 3 });
    expect([stage.snapshot.value, stage.snapshot.context.problem]).toEqual([
      'naming',
      'The token was not created. Try again.',
    ]);
  });

  test('when the list fails as well, a message shows what to look for in it', async () => {
    const stage = await asked();
    await stage.fail('makeToken', failures.offline);
    await stage.fail('loadPage', failures.offline);
    expect([stage.snapshot.value, stage.paramsOf('notify')]).toEqual([
      { browsing: 'failed' },
      [
        {
          type: 'error',
          text: 'No response. If a token stock is in the list, its secret was not shown. Revoke it and create another one.',
        },
      ],
    ]);
  });

  test('none is created before the existing tokens have loaded: an older one of that name would be mistaken for it', async () => {
    const stage = new Stage(tokensMachine, undefined);
    stage.send({ type: 'token.add' });
    expect(stage.snapshot.value).toEqual({ browsing: 'loading' });
    await stage.fail('loadPage', failures.offline);
    stage.send({ type: 'token.add' });
    expect(stage.snapshot.value).toEqual({ browsing: 'failed' });
  });

  test('the reason of a refusal is shown in the dialog', async () => {
    const stage = await asked();
    await stage.answer('makeToken', nameInUse);
    expect([stage.snapshot.value, stage.snapshot.context.problem]).toEqual(['naming', nameInUse.reason]);
  });

  test('nothing is revoked before that was confirmed, nor what is revoked already', async () => {
    const stage = await opened();
    stage.send({ type: 'token.revoke', id: oldToken.id }, confirm, revoke, close, confirm);
    expect([stage.snapshot.value, stage.asked(`revoke-${erpToken.id}`)]).toEqual([{ browsing: 'loading' }, []]);
    stage.send(revoke, confirm, confirm);
    expect(stage.asked(`revoke-${erpToken.id}`)).toEqual([{ id: erpToken.id }]);
    await stage.answer(`revoke-${erpToken.id}`, undefined);
    expect([stage.snapshot.value, stage.paramsOf('notify')]).toEqual([
      { browsing: 'loading' },
      [{ type: 'success', text: 'Token erp revoked.' }],
    ]);
  });

  test('another token is asked about while one is being revoked, the same one not again, and the list is loaded again', async () => {
    const stage = new Stage(tokensMachine, undefined);
    await stage.answer('loadPage', withStock);
    stage.send(revoke, confirm, revoke);
    expect(stage.snapshot.value).toEqual({ browsing: 'revoking' });
    stage.send({ type: 'token.revoke', id: stockToken.id });
    await stage.answer(`revoke-${erpToken.id}`, undefined);
    expect([stage.snapshot.value, stage.paramsOf('notify').length]).toEqual(['confirming', 1]);
    stage.send(confirm);
    await stage.answer(`revoke-${stockToken.id}`, undefined);
    expect([stage.snapshot.value, stage.paramsOf('notify').length]).toEqual([{ browsing: 'loading' }, 2]);
  });

  test('where it is unknown whether a token was revoked, the list is loaded again', async () => {
    const stage = await opened();
    stage.send(revoke, confirm);
    await stage.fail(`revoke-${erpToken.id}`, failures.offline);
    expect([stage.snapshot.value, stage.paramsOf('notify')]).toEqual([
      { browsing: 'loading' },
      [{ type: 'error', text: 'We couldn’t confirm that the token erp was revoked. Check the list and try again.' }],
    ]);
  });
});
