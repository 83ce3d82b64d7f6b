import { describe, expect, test } from 'vitest';
import type { DeliveryDetails } from '#domain/checkout/delivery.ts';
import { deliveryMachine } from '#machines/ordering/checkout/deliveryMachine.ts';
import type { DeliveryChanged, DeliverySave, DeliveryTyped } from '#machines/ordering/checkout/keptDetails.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures, listener, twoCases } from '../samples.ts';
import { dates, details, island, laterDates, newCart, pier, rules, savedCart, strictRules } from './checkoutSamples.ts';

function opened(change: Record<string, unknown> = {}) {
  const owner = listener<DeliveryTyped | DeliveryChanged | DeliverySave>();
  const fixed = { loadedCart: newCart, details, dates: null, rules, isDateTyped: false, isUnsaved: false };
  const stage = new Stage(deliveryMachine, { owner: owner.ref, ...fixed, isFirstStep: true, ...change });
  const heard = (type: string) => owner.heard().filter((event) => event.type === type);
  return {
    stage,
    saved: () => heard('delivery.save'),
    typed: () => heard('delivery.typed'),
    changed: () => heard('delivery.changed'),
  };
}

function continueWith(change: Partial<DeliveryDetails> = {}) {
  return { type: 'delivery.continue' as const, details: { ...details, ...change } };
}

const refusal = { type: 'cart.reply' as const, result: { kind: 'refused' as const, text: 'No delivery on Sundays' } };

describe('delivery step:', () => {
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
    const { stage, saved } = opened();
    await stage.answer('loadDates', dates);
    stage.send(continueWith(), continueWith());
    expect(saved()).toHaveLength(1);
  });

  test('a required P.O. is never skipped, whatever the form has', async () => {
    const { stage, saved } = opened({ rules: strictRules });
    await stage.answer('loadDates', dates);
    stage.send(continueWith({ customerPo: '  ' }));
    expect(saved()).toEqual([]);
  });

  test('a ship-to below its minimum is never ordered to, and one at its minimum is', async () => {
    const { stage, saved } = opened();
    await stage.answer('loadDates', dates);
    stage.send(continueWith({ shipTo: 'ISLE' }));
    expect(saved()).toEqual([]);
    const [pier, island] = rules.shipTos;
    const even = { ...rules, shipTos: [pier, { ...island, minimumOrderAmount: 96 }] };
    const other = opened({ rules: even });
    await other.stage.answer('loadDates', dates);
    other.stage.send(continueWith({ shipTo: 'ISLE' }));
    expect(other.saved()).toHaveLength(1);
  });

  test('a user who sees no prices is stopped here too, below the minimum of the ship-to in the cart and of another', async () => {
    const { minimumShort: _amount, ...validated } = { ...savedCart, isBelowMinimum: true };
    const priceless = { ...validated, lines: validated.lines.map(({ extension: _hidden, ...line }) => line) };
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

  test('CHK-08: the minimum follows a cart that another tab changed, in both directions', async () => {
    const { stage, saved } = opened();
    await stage.answer('loadDates', dates);
    const toIsland = continueWith({ shipTo: 'ISLE' });
    stage.send(toIsland);
    expect(saved()).toEqual([]);
    const enough = { ...newCart, version: 9, lines: [{ ...twoCases, extension: 120 }] };
    stage.send({ type: 'cart.changed', cart: enough, shipTos: null }, toIsland);
    expect(saved()).toHaveLength(1);
    const other = opened({ loadedCart: enough });
    await other.stage.answer('loadDates', dates);
    other.stage.send({ type: 'cart.changed', cart: { ...newCart, version: 10 }, shipTos: null }, toIsland);
    expect(other.saved()).toEqual([]);
  });

  test('a cart that is older than the known one changes nothing', async () => {
    const { stage } = opened({ loadedCart: { ...newCart, version: 9 } });
    await stage.answer('loadDates', dates);
    stage.send({ type: 'cart.changed', cart: { ...newCart, lines: [], version: 8 }, shipTos: null });
    expect(stage.snapshot.context.loadedCart).toEqual({ ...newCart, version: 9 });
  });

  test('a ship-to that was deleted elsewhere is replaced by that of the cart, with its dates', async () => {
    const { stage } = opened();
    await stage.answer('loadDates', dates);
    const cart = { ...newCart, version: 9, header: { ...newCart.header, customerShipToCode: 'ISLE' } };
    stage.send({ type: 'cart.changed', cart, shipTos: [{ ...island, version: 1 }] });
    expect(stage.snapshot.context.details.shipTo).toBe('ISLE');
    expect(stage.asked('loadDates')).toEqual([{ shipTo: 'PIER' }, { shipTo: 'ISLE' }]);
  });

  test('an address that is added elsewhere is chosen where there was none', async () => {
    const none = { ...rules, shipTos: [] };
    const { stage, saved } = opened({ rules: none, details: { ...details, shipTo: '' } });
    await stage.answer('loadDates', dates);
    stage.send(continueWith({ shipTo: '' }));
    expect(saved()).toEqual([]);
    stage.send({ type: 'cart.changed', cart: { ...newCart, version: 9 }, shipTos: [{ ...pier, version: 1 }] });
    expect(stage.snapshot.context.details.shipTo).toBe('PIER');
  });

  test('another ship-to requests its own dates, and has its own default', async () => {
    const { stage } = opened();
    await stage.answer('loadDates', dates);
    stage.send({ type: 'shipTo.choose', details: { ...details, shipTo: 'ISLE' } });
    await stage.answer('loadDates', laterDates);
    expect(stage.asked('loadDates')).toEqual([{ shipTo: 'PIER' }, { shipTo: 'ISLE' }]);
    expect(stage.snapshot.context.details.deliveryDate).toBe('2026-03-09');
  });

  test('after the cutoff the dates are requested again, and only a date that has become too early is replaced', async () => {
    for (const [deliveryDate, then] of [
      ['2026-03-05', '2026-03-09'],
      ['2026-03-10', '2026-03-10'],
    ] as const) {
      const { stage } = opened();
      await stage.answer('loadDates', dates);
      expect(stage.asked('awaitCutOff')).toEqual([{ orderBy: dates.cutOff.orderBy }]);
      stage.send({ type: 'delivery.edited', details }, { type: 'field.leave', details: { ...details, deliveryDate } });
      await stage.answer('awaitCutOff');
      expect(stage.isAsking('loadDates')).toBe(true);
      await stage.answer('loadDates', laterDates);
      expect(stage.snapshot.context.details.deliveryDate).toBe(then);
    }
  });

  test('without dates the user can continue where none is required, and only there', async () => {
    const lenient = opened();
    await lenient.stage.fail('loadDates', failures.offline);
    lenient.stage.send(continueWith({ deliveryDate: '' }));
    expect(lenient.saved()).toHaveLength(1);
    const strict = opened({ rules: strictRules });
    await strict.stage.fail('loadDates', failures.offline);
    strict.stage.send(continueWith());
    expect(strict.saved()).toEqual([]);
    strict.stage.send({ type: 'dates.retry' });
    expect(strict.stage.isAsking('loadDates')).toBe(true);
  });

  test('leaving is guarded from the first key until the header is saved', async () => {
    const { stage } = opened();
    await stage.answer('loadDates', dates);
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send({ type: 'delivery.edited', details });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send(continueWith(), refusal);
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send(continueWith(), { type: 'cart.reply', result: { kind: 'done', cart: savedCart } });
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    expect(stage.snapshot.output).toMatchObject({ leavesTo: 'next', isUnsaved: false });
  });

  test('going back from the first step requests the cart and keeps the form until the visitor has really left', () => {
    const { stage } = opened();
    stage.send({ type: 'delivery.edited', details }, { type: 'delivery.back', details });
    expect(stage.paramsOf('goTo')).toEqual([{ path: '/cart' }]);
    expect(stage.snapshot.status).toBe('active');
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
  });

  test('the fields are reported whenever one was left, with the default values', async () => {
    const { stage, typed } = opened();
    const left = { ...details, notes: 'Ring twice' };
    stage.send({ type: 'field.leave', details: left });
    await stage.answer('loadDates', dates);
    stage.send({ type: 'shipTo.choose', details: { ...left, shipTo: 'ISLE' } });
    expect(typed()).toMatchObject([
      { details: left, suggested: details, dates: null },
      { details: { notes: 'Ring twice', shipTo: 'ISLE' }, suggested: left, dates: null },
    ]);
  });

  test('every key reports the fields, so that the end of a session loses nothing', () => {
    const { stage, changed } = opened();
    const standing = { ...details, notes: 'Ring' };
    stage.send({ type: 'delivery.edited', details: standing });
    stage.send({ type: 'delivery.edited', details: { ...standing, notes: 'Ring twice' } });
    expect(changed()).toMatchObject([
      { details: standing, suggested: details },
      { details: { notes: 'Ring twice' }, suggested: details },
    ]);
  });

  test('reported values are stored: leaving asks nothing, unless saving to the cart failed', async () => {
    const { stage, typed } = opened();
    await stage.answer('loadDates', dates);
    stage.send({ type: 'delivery.edited', details }, { type: 'field.leave', details });
    expect(typed()).toHaveLength(1);
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send({ type: 'details.missed' });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send({ type: 'delivery.edited', details }, { type: 'field.leave', details });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    expect(stage.snapshot.context.isUnsaved).toBe(true);
    stage.send({ type: 'details.arrived' });
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    expect(stage.snapshot.context.isUnsaved).toBe(false);
  });

  test('a date that was typed and refused is shown again, and a cleared one stays cleared', async () => {
    for (const deliveryDate of ['2026-03-01', '02/30/2027', '']) {
      const { stage } = opened({ details: { ...details, deliveryDate }, isDateTyped: true });
      await stage.answer('loadDates', dates);
      expect(stage.snapshot.context.details.deliveryDate).toBe(deliveryDate);
    }
    const { stage } = opened({ details: { ...details, deliveryDate: '2026-03-01' } });
    await stage.answer('loadDates', dates);
    expect(stage.snapshot.context.details.deliveryDate).toBe('2026-03-05');
  });

  test('another ship-to is asked for at once, while the dates of the one before are loading too', async () => {
    const { stage, typed } = opened();
    stage.send({ type: 'shipTo.choose', details: { ...details, shipTo: 'ISLE' } });
    expect(stage.asked('loadDates')).toEqual([{ shipTo: 'PIER' }, { shipTo: 'ISLE' }]);
    expect(typed()).toHaveLength(1);
  });

  test.each([
    ['while its dates are loading', false],
    ['when they are known', true],
  ])('back from a later step keeps what is typed, %s', async (_, isLoaded) => {
    const { stage } = opened({ isFirstStep: false });
    if (isLoaded) await stage.answer('loadDates', dates);
    const typed = { ...details, notes: 'Ring twice' };
    stage.send({ type: 'delivery.back', details: typed });
    expect(stage.snapshot.output).toMatchObject({ leavesTo: 'previous', details: typed });
    expect(stage.paramsOf('goTo')).toEqual([]);
  });

  test('back from the first step leads to the cart, with the dates known too', async () => {
    const { stage } = opened();
    await stage.answer('loadDates', dates);
    stage.send({ type: 'delivery.back', details });
    expect(stage.paramsOf('goTo')).toEqual([{ path: '/cart' }]);
    expect(stage.snapshot.status).toBe('active');
  });

  test('what an earlier visit of the step left unsaved is held from the start', () => {
    expect(opened({ isUnsaved: true }).stage.isAsking('holdUnsavedWork')).toBe(true);
    expect(opened().stage.isAsking('holdUnsavedWork')).toBe(false);
  });

  test('details that the cart did not save are held, whatever field is left, until they arrive', async () => {
    const { stage } = opened();
    await stage.answer('loadDates', dates);
    stage.send({ type: 'delivery.edited', details }, { type: 'details.missed' }, { type: 'field.leave', details });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send({ type: 'details.arrived' });
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
  });
});
