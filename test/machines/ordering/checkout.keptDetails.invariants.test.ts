import { describe, expect, test } from 'vitest';
import type { DeliveryDetails } from '#domain/checkout/delivery.ts';
import type { TypedDetails } from '#domain/checkout/typedDetails.ts';
import type { DetailsKept, DetailsOutcome } from '#machines/ordering/checkout/keptDetails.ts';
import { keptDetailsMachine } from '#machines/ordering/checkout/keptDetailsMachine.ts';
import type { CartReply } from '#machines/shop/cart/cartWrite.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures, listener } from '../samples.ts';
import { dates, deafCart, details, savedCart } from './checkoutSamples.ts';

function opened(change: { typed?: TypedDetails; details?: DeliveryDetails } = {}) {
  const cart = deafCart();
  const owner = listener<DetailsKept>();
  const step = listener<CartReply | DetailsOutcome>();
  const input = { loadedCart: savedCart, details, typed: {}, dates, ...change };
  const stage = new Stage(keptDetailsMachine, { ...input, cart: cart.ref, owner: owner.ref });
  const type = (now: TypedDetails, known: typeof dates | null = dates) =>
    stage.send({
      type: 'delivery.typed',
      details: { ...details, ...now },
      suggested: details,
      dates: known,
      replyTo: step.ref,
    });
  const save = (now: TypedDetails) =>
    stage.send({ type: 'delivery.save', details: { ...details, ...now }, replyTo: step.ref });
  const changes = () => cart.commands().map((command) => (command.kind === 'header' ? command.change : command));
  return { cart, changes, type, save, stage, kept: () => owner.heard().at(-1)?.typed, heard: step.heard };
}

const savedWith = (header: object) => ({ ...savedCart, header: { ...savedCart.header, ...header } });
const done = (header: object) => ({
  type: 'cart.reply' as const,
  result: { kind: 'done' as const, cart: savedWith(header) },
});
const refused = { type: 'cart.reply' as const, result: { kind: 'refused' as const, text: 'No delivery on Sundays' } };
const failed = {
  type: 'cart.reply' as const,
  result: { kind: 'failed' as const, text: 'Not saved', failure: failures.offline.failure },
};

describe('stored checkout details:', () => {
  test('typed values are saved to the cart as soon as their field is left, and nothing else', () => {
    const { type, cart, kept, stage } = opened();
    type({ notes: ' Ring twice ' });
    expect(cart.commands()).toEqual([{ kind: 'header', change: { notes: 'Ring twice' }, seen: savedCart.header }]);
    expect(kept()).toEqual({ notes: ' Ring twice ' });
    stage.send(done({ notes: 'Ring twice' }));
    expect(kept()).toEqual({});
    type({ notes: 'Ring twice' });
    expect(cart.commands()).toHaveLength(1);
  });

  test('one change is sent at a time, and of later ones only the newest follows', () => {
    const { type, changes, stage } = opened();
    type({ notes: 'R' });
    type({ notes: 'Ri', customerPo: '7' });
    type({ notes: 'Ring', customerPo: '7' });
    expect(changes()).toEqual([{ notes: 'R' }]);
    stage.send(done({ notes: 'R' }));
    expect(changes().slice(1)).toEqual([{ notes: 'Ring', customer_PO: '7' }]);
  });

  test('a value typed back to the original is saved to the cart, too', () => {
    const { type, changes, stage } = opened();
    type({ notes: 'Ring twice' });
    type({});
    stage.send(done({ notes: 'Ring twice' }));
    expect(changes().slice(1)).toEqual([{ notes: null }]);
  });

  test('a date that the step would refuse is not sent and not cleared, and the rest is sent without it', () => {
    const { type, changes, kept, stage, heard } = opened();
    for (const deliveryDate of ['2026-03-08', '02/30/2027']) {
      type({ notes: `for ${deliveryDate}`, deliveryDate });
      stage.send(done({ notes: `for ${deliveryDate}` }));
      expect(kept()).toEqual({ deliveryDate });
    }
    expect(changes()).toEqual([{ notes: 'for 2026-03-08' }, { notes: 'for 02/30/2027' }]);
    expect(heard()).toEqual([{ type: 'details.arrived' }, { type: 'details.arrived' }]);
  });

  test('a date that only the server refuses does not keep the rest from the cart, and is not sent again by itself', () => {
    const { type, changes, kept, stage, save } = opened();
    type({ notes: 'Ring', deliveryDate: '2026-03-06' });
    stage.send(refused, done({ notes: 'Ring' }));
    expect(changes()).toEqual([{ notes: 'Ring', deliveryDate: '2026-03-06' }, { notes: 'Ring' }]);
    type({ notes: 'Ring', deliveryDate: '2026-03-06' });
    expect(changes()).toHaveLength(2);
    expect(kept()).toEqual({ deliveryDate: '2026-03-06' });
    save({ notes: 'Ring', deliveryDate: '2026-03-06' });
    expect(changes()[2]).toEqual({ deliveryDate: '2026-03-06' });
  });

  test('a failed save is reported to the step, stored, and sent again with the next change', () => {
    const { type, changes, kept, stage, heard } = opened();
    type({ notes: 'Ring' });
    stage.send(failed);
    expect(heard()).toEqual([{ type: 'details.missed' }]);
    expect(kept()).toEqual({ notes: 'Ring' });
    expect(changes()).toHaveLength(1);
    type({ notes: 'Ring', customerPo: '7' });
    expect(changes()[1]).toEqual({ notes: 'Ring', customer_PO: '7' });
  });

  test('Continue waits for what is being sent, and is answered with everything in the cart', () => {
    const { type, save, changes, stage, heard } = opened();
    type({ notes: 'Ring' });
    save({ notes: 'Ring', customerPo: '7' });
    expect(changes()).toHaveLength(1);
    stage.send(done({ notes: 'Ring' }));
    expect(changes()[1]).toEqual({ customer_PO: '7' });
    expect(heard()).toEqual([{ type: 'details.arrived' }]);
    const all = done({ notes: 'Ring', customer_PO: '7' });
    stage.send(all);
    expect(heard().at(-1)).toEqual(all);
  });

  test('Continue sends what an earlier try has missed, and gets the reason of a refusal', () => {
    const { type, save, changes, stage, heard } = opened();
    type({ notes: 'Ring' });
    save({ notes: 'Ring' });
    stage.send(failed);
    expect(changes()).toEqual([{ notes: 'Ring' }, { notes: 'Ring' }]);
    stage.send(refused);
    expect(heard()).toEqual([refused]);
  });

  test('Continue sends nothing when the cart has the values already', () => {
    const { save, changes, heard } = opened();
    save({});
    expect(changes()).toEqual([]);
    expect(heard()).toEqual([{ type: 'cart.reply', result: { kind: 'done', cart: savedCart } }]);
  });

  test('restored values are saved to the cart at once; a ship-to waits for its dates', () => {
    const back = opened({ typed: { notes: 'Ring' }, details: { ...details, notes: 'Ring' } });
    expect(back.changes()).toEqual([{ notes: 'Ring' }]);
    const { type, changes } = opened();
    type({ shipTo: 'ISLE' }, null);
    expect(changes()).toEqual([]);
    type({ shipTo: 'ISLE', deliveryDate: '2026-03-06' });
    expect(changes()).toEqual([{ customerShipToCode: 'ISLE', deliveryDate: '2026-03-06' }]);
  });

  test('restored values that are in the cart by now are cleared', () => {
    const { kept, changes } = opened({ typed: { customerPo: details.customerPo } });
    expect(kept()).toEqual({});
    expect(changes()).toEqual([]);
  });

  test('a cleared default is stored as cleared, even where the cart has none', () => {
    const { type, kept, stage } = opened();
    type({ customerPo: '' });
    stage.send(done({ customer_PO: null }));
    expect(kept()).toEqual({ customerPo: '' });
  });

  test('after an unclear answer nothing is sent by itself, and the step is told once', () => {
    const { type, changes, stage, heard } = opened();
    type({ notes: 'Ring' });
    stage.send(failed);
    expect([changes().length, stage.snapshot.value]).toEqual([1, 'resting']);
    expect(heard()).toEqual([{ type: 'details.missed' }]);
  });

  test('what is saved for Continue is in the cart from then on, and no longer stored by the browser', () => {
    const { save, type, changes, kept, stage, heard } = opened();
    save({ notes: 'Ring' });
    const saved = done({ notes: 'Ring' });
    stage.send(saved);
    expect(heard()).toEqual([saved]);
    expect([stage.snapshot.value, stage.snapshot.context.loadedCart, kept()]).toEqual([
      'resting',
      savedWith({ notes: 'Ring' }),
      {},
    ]);
    type({ notes: 'Ring' });
    expect(changes()).toHaveLength(1);
  });

  test('with nothing to save it rests from the start', () => {
    expect(opened().stage.snapshot.value).toBe('resting');
  });

  test('what was typed meanwhile is sent after a refusal, and what was refused is not', () => {
    const { type, changes, stage, heard } = opened();
    type({ notes: 'Ring' });
    type({ notes: 'Ring', customerPo: '7' });
    stage.send(refused);
    expect(changes()).toEqual([{ notes: 'Ring' }, { customer_PO: '7' }]);
    expect(heard()).toEqual([{ type: 'details.missed' }]);
  });
});
