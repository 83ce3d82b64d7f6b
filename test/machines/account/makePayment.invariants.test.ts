import { describe, expect, test } from 'vitest';
import { openItemKey } from '#domain/receivable/paymentItem.ts';
import { makePaymentMachine } from '#machines/account/makePayment/makePaymentMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { environment, failures } from '../samples.ts';
import { credit, invoice, laterInvoice, openItems, paid, payer, taken, visa } from './paymentSamples.ts';

const toggle = (item: typeof invoice) => ({ type: 'selection.change', command: { kind: 'toggle', item } }) as const;
const next = { type: 'step.next' } as const;
const back = { type: 'step.back' } as const;

async function selecting(items = openItems) {
  const stage = new Stage(makePaymentMachine, { buyer: payer, newId: environment().newId });
  await stage.answer('paymentRecovery', { kind: 'nothing' });
  await stage.answer('loadOpenItems', items);
  return stage;
}

async function reviewing() {
  const stage = await selecting();
  stage.send(toggle(invoice), next, next);
  await stage.answer('payment', { accepted: taken, card: visa });
  return stage;
}

const stepIn = (stage: Awaited<ReturnType<typeof selecting>>) => {
  const { steps } = stage.snapshot.value as { steps: string | object };
  return typeof steps === 'string' ? steps : Object.keys(steps)[0];
};

describe('Make Payment:', () => {
  test('before anything else it asks what became of a payment that was sent', async () => {
    const stage = new Stage(makePaymentMachine, { buyer: payer, newId: environment().newId });
    expect([stage.asked('paymentRecovery'), stage.asked('loadOpenItems')]).toEqual([[{ buyer: payer }], []]);
    await stage.answer('paymentRecovery', { kind: 'paid', paid });
    expect([stepIn(stage), stage.snapshot.context.paid, stage.paramsOf('clearPayment')]).toEqual([
      'receipt',
      paid,
      [{ buyer: payer }],
    ]);
  });

  test('nothing, a sum below zero and a wrong amount lead nowhere', async () => {
    const stage = await selecting();
    stage.send(next);
    expect(stepIn(stage)).toBe('selecting');
    stage.send(toggle(credit), next);
    expect(stepIn(stage)).toBe('selecting');
    stage.send(
      toggle(credit),
      { type: 'selection.change', command: { kind: 'type', item: invoice, text: 'ten' } },
      next,
    );
    expect(stepIn(stage)).toBe('selecting');
  });

  test('items come oldest due first; sorting moves them, and typing an amount does not', async () => {
    const stage = await selecting([laterInvoice, credit, invoice]);
    const codes = () => stage.snapshot.context.items.map(({ arCode }) => arCode);
    expect(codes()).toEqual(['A1', 'C1', 'A2']);
    stage.send({ type: 'items.sort', sort: { column: 'amount', direction: 'descending' } }, toggle(laterInvoice));
    expect(codes()).toEqual(['A1', 'C1', 'A2']);
    stage.send({ type: 'items.sort', sort: { column: 'amount', direction: 'descending' } });
    expect(codes()).toEqual(['A2', 'A1', 'C1']);
    expect(stage.snapshot.context.selection).toEqual({ [openItemKey(laterInvoice)]: '50.20' });
  });

  test('items that load again keep the order that was chosen', async () => {
    const stage = await reviewing();
    await stage.answer('paymentReview', { kind: 'back' });
    await stage.answer('payment', { accepted: taken, card: null });
    stage.send(back, { type: 'items.sort', sort: { column: 'balance', direction: 'ascending' } }, next, next);
    await stage.answer('payment', { accepted: taken, card: visa });
    await stage.answer('paymentReview', { kind: 'stale', messages: ['It has changed.'] });
    await stage.answer('loadOpenItems', openItems);
    expect(stage.snapshot.context.items.map(({ arCode }) => arCode)).toEqual(['C1', 'A2', 'A1']);
  });

  test('the steps go one at a time, forward and back, and keep what was selected', async () => {
    const stage = await reviewing();
    const seen = [stepIn(stage)];
    await stage.answer('paymentReview', { kind: 'back' });
    seen.push(stepIn(stage));
    await stage.answer('payment', { accepted: taken, card: null });
    seen.push(stepIn(stage));
    stage.send(back);
    seen.push(stepIn(stage));
    expect(seen).toEqual(['reviewingPayment', 'enteringMethod', 'reviewingSelection', 'selecting']);
    expect(stage.snapshot.context.selection).toEqual({ [openItemKey(invoice)]: '100.10' });
  });

  test('credits that pay for all of it ask for no card and no bank account', async () => {
    const stage = await selecting();
    stage.send(toggle(invoice), toggle(credit), next, next);
    expect([stepIn(stage), stage.asked('payment')]).toEqual(['applyingCredit', []]);
    stage.send(next);
    expect(stage.asked('paymentReview')).toMatchObject([{ method: null, selected: { block: null } }]);
    await stage.answer('paymentReview', { kind: 'back' });
    expect(stepIn(stage)).toBe('applyingCredit');
  });

  test('a declined card is entered again, with the reason and with the accepted cards', async () => {
    const stage = await reviewing();
    await stage.answer('paymentReview', { kind: 'unpaid', problem: 'Declined' });
    expect([stepIn(stage), stage.asked('payment').at(-1)]).toEqual([
      'enteringMethod',
      { accepted: taken, problem: 'Declined' },
    ]);
  });

  test('after another user paid, the items are loaded again, and the changes are shown', async () => {
    const stage = await reviewing();
    await stage.answer('paymentReview', { kind: 'stale', messages: ['Paid meanwhile.'] });
    await stage.answer('loadOpenItems', [laterInvoice]);
    expect([stage.snapshot.matches({ steps: { selecting: 'stale' } }), stage.snapshot.context]).toMatchObject([
      true,
      {
        selection: {},
        changes: ['Paid meanwhile.', 'Invoice 9001 is no longer open. It was removed from your selection.'],
      },
    ]);
    stage.send(toggle(laterInvoice), next, back);
    expect(stage.snapshot.matches({ steps: { selecting: 'asShown' } })).toBe(true);
  });

  test('a bug that hides what became of a payment leads to asking, never to paying again', async () => {
    const stage = await reviewing();
    await stage.answer('paymentReview', { kind: 'unclear' });
    expect([stage.asked('paymentRecovery').length, stage.paramsOf('clearPayment')]).toEqual([2, []]);
  });

  test('leaving asks as long as something is selected and not paid', async () => {
    const stage = await selecting();
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send(toggle(invoice));
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send(toggle(invoice));
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send(toggle(invoice), next, next);
    await stage.answer('payment', { accepted: taken, card: visa });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    await stage.answer('paymentReview', { kind: 'paid', paid });
    expect([stepIn(stage), stage.isAsking('holdUnsavedWork')]).toEqual(['receipt', false]);
  });

  test('another payment begins with nothing selected', async () => {
    const stage = await reviewing();
    await stage.answer('paymentReview', { kind: 'paid', paid });
    stage.send({ type: 'payment.again' });
    await stage.answer('loadOpenItems', openItems);
    expect([stepIn(stage), stage.snapshot.context.selection, stage.snapshot.context.paid]).toEqual([
      'selecting',
      {},
      null,
    ]);
  });

  test('items that failed to load can be requested again, and an empty list shows a text', async () => {
    const stage = new Stage(makePaymentMachine, { buyer: payer, newId: environment().newId });
    await stage.answer('paymentRecovery', { kind: 'nothing' });
    await stage.fail('loadOpenItems', failures.offline);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    stage.send({ type: 'items.retry' });
    await stage.answer('paymentRecovery', { kind: 'nothing' });
    await stage.answer('loadOpenItems', []);
    expect(stepIn(stage)).toBe('none');
  });
});
