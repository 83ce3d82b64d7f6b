import { describe, expect, test } from 'vitest';
import type { ShipMethodInput } from '#machines/access/shipMethod/shipMethod.ts';
import { shipMethodMachine } from '#machines/access/shipMethod/shipMethodMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { alike, asked, cheaper, costly, home, island } from './shipMethodSamples.ts';

const ask = (input: ShipMethodInput) => new Stage(shipMethodMachine, input);
const at = (address: typeof home | null) => ({ api: 'consumer' as const, address });

/** A user who wants a delivery, with this address. */
async function delivering(address: typeof home | null, input: ShipMethodInput = asked.both) {
  const stage = ask(input);
  stage.send({ type: 'shipMethod.choose', shipMethod: 'Delivery' });
  await stage.answer('loadDestination', at(address));
  return stage;
}

describe('choosing a ship method:', () => {
  test('the only allowed method is not asked about, and a forbidden one is never set', () => {
    expect(ask(asked.onlyPickup).snapshot.output).toEqual({ shipMethod: 'Pickup' });
    const stage = ask({ ...asked.onlyDelivery, previous: 'Pickup', wanted: 'Pickup' });
    stage.send({ type: 'shipMethod.choose', shipMethod: 'Pickup' }, { type: 'shipMethod.keepPrevious' });
    expect(stage.isAsking('loadDestination')).toBe(true);
  });

  test('where neither is allowed nothing happens, whatever is pressed', () => {
    const stage = ask(asked.neither);
    stage.send({ type: 'shipMethod.choose', shipMethod: 'Delivery' }, { type: 'shipMethod.chooseAgain' });
    expect([stage.snapshot.value, stage.asked('loadDestination')]).toEqual(['unavailable', []]);
  });

  test('fetching the goods needs no address', () => {
    const stage = ask(asked.both);
    stage.send({ type: 'shipMethod.choose', shipMethod: 'Pickup' });
    expect([stage.snapshot.output, stage.asked('loadDestination')]).toEqual([{ shipMethod: 'Pickup' }, []]);
  });

  test('delivery asks for an address where there is none, through the API of the buyer', async () => {
    const stage = await delivering(null);
    expect(stage.asked('addressDialog')).toEqual([{ api: 'consumer', address: null }]);
    await stage.answer('addressDialog', { kind: 'saved', address: home });
    expect(stage.snapshot.output).toEqual({ shipMethod: 'Delivery' });
  });

  test('a user who enters none chooses again, or sees that an address is required', async () => {
    const stage = await delivering(null);
    await stage.answer('addressDialog', { kind: 'cancelled' });
    expect(stage.snapshot).toMatchObject({ value: 'choosing', context: { method: null } });
    const alone = await delivering(null, asked.onlyDelivery);
    await alone.answer('addressDialog', { kind: 'cancelled' });
    expect(alone.snapshot.value).toBe('lackingAddress');
    alone.send({ type: 'address.enter' });
    expect(alone.isAsking('addressDialog')).toBe(true);
  });

  test('a zip outside the delivery area is logged once, and passed by its button only', async () => {
    const stage = await delivering(island);
    const noted = [{ api: 'consumer', zip: '04852' }];
    expect([stage.snapshot.value, stage.paramsOf('logUndeliverableZip')]).toEqual(['confirmingZip', noted]);
    stage.send({ type: 'address.enter' });
    expect(stage.asked('addressDialog')).toEqual([{ api: 'consumer', address: island }]);
    await stage.answer('addressDialog', { kind: 'cancelled' });
    expect([stage.snapshot.value, stage.paramsOf('logUndeliverableZip')]).toEqual(['confirmingZip', noted]);
    stage.send({ type: 'address.enter' });
    await stage.answer('addressDialog', { kind: 'saved', address: island });
    expect([stage.snapshot.value, stage.paramsOf('logUndeliverableZip')]).toEqual(['confirmingZip', noted]);
    stage.send({ type: 'zip.proceed' });
    expect(stage.snapshot.output).toEqual({ shipMethod: 'Delivery' });
  });

  test('a zip that does not matter at this site is passed without a word', async () => {
    const { site } = asked.both;
    const stage = await delivering(island, { ...asked.both, site: { ...site, zipCodeRestrictionFlag: false } });
    expect([stage.snapshot.output, stage.paramsOf('logUndeliverableZip')]).toEqual([{ shipMethod: 'Delivery' }, []]);
  });

  test('the minimum of the address is shown, for a delivery alone', async () => {
    const stage = await delivering(costly);
    const text = 'Minimum order amount for this zip code is $35.00';
    expect(stage.paramsOf('notify')).toEqual([{ type: 'warning', text }]);
    const fetching = await delivering({ ...costly, isValidZipCode: false });
    fetching.send({ type: 'shipMethod.chooseAgain' }, { type: 'shipMethod.choose', shipMethod: 'Pickup' });
    expect([fetching.snapshot.output, fetching.paramsOf('notify')]).toEqual([{ shipMethod: 'Pickup' }, []]);
  });

  test('the replacement of a refused method is announced once, with the minimum', async () => {
    const stage = ask(asked.insteadOfPickup);
    await stage.answer('loadDestination', at(costly));
    const replaced = 'Pickup is not available at the moment. Your order will be delivered.';
    expect(stage.snapshot.output).toEqual({ shipMethod: 'Delivery' });
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'warning', text: `${replaced} Minimum order amount for this zip code is $35.00` },
    ]);
    const chosen = ask({ ...asked.both, refused: 'Delivery' });
    chosen.send({ type: 'shipMethod.choose', shipMethod: 'Pickup' });
    expect([chosen.snapshot.output, chosen.paramsOf('notify')]).toEqual([{ shipMethod: 'Pickup' }, []]);
  });

  test('another method than before is not taken before its changes were seen', async () => {
    const stage = ask(asked.toPickup);
    expect(stage.asked('compareMethods')).toEqual([{ from: 'Delivery', to: 'Pickup' }]);
    await stage.answer('compareMethods', cheaper);
    expect([stage.snapshot.value, stage.snapshot.status]).toEqual(['reviewingChange', 'active']);
    stage.send({ type: 'change.accept' });
    expect(stage.snapshot.output).toEqual({ shipMethod: 'Pickup' });
  });

  test('a method that was forbidden meanwhile is not set: the earlier one stays, and the reason is shown', async () => {
    const stage = ask(asked.toPickup);
    await stage.fail('compareMethods', failures.refused);
    await stage.answer('loadDestination', at(home));
    const text = 'Pickup is not available at the moment. Your order will be delivered.';
    expect([stage.snapshot.output, stage.paramsOf('notify')]).toEqual([
      { shipMethod: 'Delivery' },
      [{ type: 'warning', text }],
    ]);
  });

  test('one that changes nothing is taken at once', async () => {
    const stage = ask(asked.toPickup);
    await stage.answer('compareMethods', alike);
    expect(stage.snapshot.output).toEqual({ shipMethod: 'Pickup' });
  });

  test('the method can stay unchanged from every state, even without an answer', async () => {
    const stages = [ask(asked.toDelivery), ask(asked.toPickup)];
    await stages[0]?.fail('loadDestination', failures.offline);
    await stages[1]?.answer('compareMethods', cheaper);
    for (const stage of stages) stage.send({ type: 'shipMethod.keepPrevious' });
    expect(stages.map(({ snapshot }) => snapshot.output)).toEqual([
      { shipMethod: 'Pickup' },
      { shipMethod: 'Delivery' },
    ]);
  });

  test('a failed request is repeated on request only', async () => {
    const stage = ask(asked.toPickup);
    await stage.fail('compareMethods', failures.offline);
    expect([[...stage.snapshot.tags], stage.asked('compareMethods').length]).toEqual([['failed'], 1]);
    stage.send({ type: 'shipMethod.retry' });
    expect(stage.asked('compareMethods')).toHaveLength(2);
  });
});
