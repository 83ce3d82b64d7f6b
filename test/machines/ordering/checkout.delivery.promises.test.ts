import { describe, expect, test } from 'vitest';
import type { DeliveryDetails } from '#domain/checkout/delivery.ts';
import { type DeliveryTyped, deliveryMachine } from '#machines/ordering/checkout/deliveryMachine.ts';
import { Stage } from '../../support/puppets.ts';
import { failures, listener } from '../samples.ts';
import { dates, deafCart, details, laterDates, newCart, rules, savedCart, strictRules } from './checkoutSamples.ts';

function opened(change: Partial<Parameters<typeof input>[0]> = {}) {
  const cart = deafCart();
  const owner = listener<DeliveryTyped>();
  const stage = new Stage(deliveryMachine, input({ cart: cart.ref, owner: owner.ref, ...change }));
  return { cart, stage, told: owner.heard };
}

function input(change: {
  cart: ReturnType<typeof deafCart>['ref'];
  owner: ReturnType<typeof listener<DeliveryTyped>>['ref'];
  [field: string]: unknown;
}) {
  const fixed = { loadedCart: newCart, details, dates: null, rules, isUnsaved: false, isFirstStep: true };
  return { ...fixed, ...change };
}

function continueWith(change: Partial<DeliveryDetails> = {}) {
  return { type: 'delivery.continue' as const, details: { ...details, ...change } };
}

const refusal = { type: 'cart.reply' as const, result: { kind: 'refused' as const, text: 'No delivery on Sundays' } };

describe('delivery step promises:', () => {
  test('what was typed survives a refused header, and its message stays by the form', async () => {
    const { stage } = opened();
    await stage.answer('loadDates', dates);
    stage.send(continueWith({ notes: 'Ring twice' }), refusal);
    expect(stage.snapshot.context).toMatchObject({
      details: { notes: 'Ring twice' },
      message: 'No delivery on Sundays',
    });
    expect(stage.snapshot.matches({ form: { editing: 'withDates' } })).toBe(true);
  });

  test('a second click on Continue never writes the header twice', async () => {
    const { stage, cart } = opened();
    await stage.answer('loadDates', dates);
    stage.send(continueWith(), continueWith());
    expect(cart.commands()).toHaveLength(1);
  });

  test('only what differs from the cart is sent', async () => {
    const { stage, cart } = opened({ loadedCart: savedCart });
    await stage.answer('loadDates', dates);
    stage.send(continueWith({ notes: '  Ring twice ' }));
    expect(cart.commands()).toEqual([{ kind: 'header', change: { notes: 'Ring twice' }, seen: savedCart.header }]);
  });

  test('nothing is sent when the cart says so already', async () => {
    const { stage, cart } = opened({ loadedCart: savedCart });
    await stage.answer('loadDates', dates);
    stage.send(continueWith());
    expect(cart.commands()).toEqual([]);
    expect(stage.snapshot).toMatchObject({ status: 'done', output: { leavesTo: 'next' } });
  });

  test('a required P.O. is never skipped, whatever the form says', async () => {
    const { stage, cart } = opened({ rules: strictRules });
    await stage.answer('loadDates', dates);
    stage.send(continueWith({ customerPo: '  ' }));
    expect(cart.commands()).toEqual([]);
  });

  test('a ship-to below its minimum is never ordered to, and one at its minimum is', async () => {
    const { stage, cart } = opened();
    await stage.answer('loadDates', dates);
    stage.send(continueWith({ shipTo: 'ISLE' }));
    expect(cart.commands()).toEqual([]);
    const [pier, island] = rules.shipTos;
    const even = { ...rules, shipTos: [pier, { ...island, minimumOrderAmount: 96 }] };
    const other = opened({ rules: even });
    await other.stage.answer('loadDates', dates);
    other.stage.send(continueWith({ shipTo: 'ISLE' }));
    expect(other.cart.commands()).toHaveLength(1);
  });

  test('whoever sees no prices is stopped here too, below the minimum of the ship-to in the cart and of another', async () => {
    const { minimumShort: _amount, ...judged } = { ...savedCart, isBelowMinimum: true };
    const priceless = { ...judged, lines: judged.lines.map(({ extension: _hidden, ...line }) => line) };
    const { stage } = opened({ loadedCart: priceless });
    await stage.answer('loadDates', dates);
    stage.send(continueWith());
    expect(stage.snapshot.matches({ form: 'editing' })).toBe(true);
    stage.send(continueWith({ shipTo: 'ISLE' }));
    const header = { ...priceless.header, customerShipToCode: 'ISLE' };
    stage.send({ type: 'cart.reply', result: { kind: 'done', cart: { ...priceless, header } } });
    expect(stage.snapshot.matches({ form: 'editing' })).toBe(true);
    stage.send(continueWith());
    stage.send({ type: 'cart.reply', result: { kind: 'done', cart: { ...priceless, isBelowMinimum: false } } });
    expect(stage.snapshot.status).toBe('done');
  });

  test('another ship-to asks for its own dates, and takes its own default', async () => {
    const { stage } = opened();
    await stage.answer('loadDates', dates);
    stage.send({ type: 'shipTo.choose', details: { ...details, shipTo: 'ISLE' } });
    await stage.answer('loadDates', laterDates);
    expect(stage.asked('loadDates')).toEqual([{ shipTo: 'PIER' }, { shipTo: 'ISLE' }]);
    expect(stage.snapshot.context.details.deliveryDate).toBe('2026-03-09');
  });

  test('without dates one goes on where none is required, and only there', async () => {
    const lenient = opened();
    await lenient.stage.fail('loadDates', failures.offline);
    lenient.stage.send(continueWith({ deliveryDate: '' }));
    expect(lenient.cart.commands()).toHaveLength(1);
    const strict = opened({ rules: strictRules });
    await strict.stage.fail('loadDates', failures.offline);
    strict.stage.send(continueWith());
    expect(strict.cart.commands()).toEqual([]);
    strict.stage.send({ type: 'dates.retry' });
    expect(strict.stage.isAsking('loadDates')).toBe(true);
  });

  test('leaving is guarded from the first key until the header is saved', async () => {
    const { stage } = opened();
    await stage.answer('loadDates', dates);
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send({ type: 'delivery.edited' });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send(continueWith(), refusal);
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send(continueWith(), { type: 'cart.reply', result: { kind: 'done', cart: savedCart } });
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    expect(stage.snapshot.output).toMatchObject({ leavesTo: 'next', isUnsaved: false, loadedCart: savedCart });
  });

  test('back from the first step asks for the cart and keeps the form until the visitor has really gone', () => {
    const { stage } = opened();
    stage.send({ type: 'delivery.edited' }, { type: 'delivery.back', details });
    expect(stage.told('goTo')).toEqual([{ path: '/cart' }]);
    expect(stage.snapshot.status).toBe('active');
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
  });

  test('what stands in the form is told whenever a field was left, so that it outlives the step', () => {
    const { stage, told } = opened();
    const typed = { ...details, notes: 'Ring twice' };
    stage.send({ type: 'field.leave', details: typed });
    expect(told()).toEqual([{ type: 'delivery.typed', details: typed }]);
  });
});
