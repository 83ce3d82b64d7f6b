import { describe, expect, test } from 'vitest';
import { NO_CREDENTIALS } from '#machines/app/session/session.ts';
import { chef, configuration, failures, greeting, rep, site } from '../samples.ts';
import { comeBack, greeted, kept, nothing, open, stored } from './session.stages.ts';

describe('the customer of the session:', () => {
  test('a salesperson whose stored customer was deactivated chooses another, sees why, and is not offered the old one', async () => {
    const stage = await comeBack(rep);
    stage.send({ type: 'customer.refused', customerKey: 1001 });
    expect(stage.asked('identify').at(-1)).toEqual({ previous: null });
    expect(stage.snapshot).toMatchObject({
      value: 'select-customer',
      context: { reason: { text: 'You no longer act for the customer you chose before. Choose another customer.' } },
    });
    expect(stored(stage)).toEqual({ credentials: { ...NO_CREDENTIALS, token: 'token-1' }, isPunchout: false });
    expect([stage.asked('shop'), stage.paramsOf('revokeToken')]).toEqual([[], []]);
    await stage.answer('identify', { customerKey: 1002, shipMethod: null });
    await stage.answer('loadConfiguration', configuration);
    await stage.answer('loadShop');
    expect(stage.snapshot).toMatchObject({ value: 'ready', context: { reason: null } });
  });

  test('a customer deactivated in a running shop closes it, by name, and cannot be chosen again', async () => {
    const stage = await open(rep);
    stage.send({ type: 'customer.refused', customerKey: 1001 });
    expect(stage.asked('identify').at(-1)).toEqual({ previous: null });
    expect([stage.snapshot.value, stage.isAsking('shop')]).toEqual(['select-customer', false]);
    expect(stage.snapshot.context.reason?.text).toBe(
      'You no longer act for The Gilded Oyster. Choose another customer.',
    );
    expect(stored(stage)).toEqual({ credentials: { ...NO_CREDENTIALS, token: 'token-1' }, isPunchout: false });
  });

  test('a customer withdrawn while another is chosen is not called by the name of the one before', async () => {
    const stage = await open(rep);
    stage.send({ type: 'customer.unset' });
    await stage.answer('identify', { customerKey: 1002, shipMethod: null });
    stage.send({ type: 'customer.refused', customerKey: 1002 });
    expect(stage.snapshot.context.reason?.text).toBe(
      'You no longer act for the customer you chose before. Choose another customer.',
    );
  });

  test('a late refusal of a customer left behind closes neither the shop nor the choice', async () => {
    const switched = await open(rep);
    switched.send({ type: 'customer.unset' });
    const choosing = switched.snapshot.value;
    switched.send({ type: 'customer.refused', customerKey: 1001 });
    expect([switched.snapshot.value, switched.asked('identify').length]).toEqual([choosing, 1]);
    const stage = await open(rep);
    stage.send({ type: 'customer.refused', customerKey: 1002 });
    expect([stage.snapshot.value, stage.isAsking('shop')]).toEqual(['ready', true]);
  });

  test("a customer's user who lost the customer is signed out once, with a reason, and asks nothing more", async () => {
    const starting = await comeBack();
    starting.send({ type: 'customer.refused', customerKey: 1001 });
    const running = await open();
    running.send({ type: 'customer.refused', customerKey: 1001 });
    const orphan = await comeBack({ ...chef, customerKey: null }, { ...kept, customerKey: null });
    for (const stage of [starting, running, orphan]) {
      expect(stage.snapshot).toMatchObject({
        value: { unauthorized: 'refused' },
        context: {
          reason: {
            text: 'Your account can no longer order for its customer. Please contact your sales representative.',
          },
        },
      });
      expect(stored(stage)).toEqual(nothing);
    }
    expect(orphan.asked('loadConfiguration')).toEqual([]);
  });

  test('only a salesperson switches customers', async () => {
    const stage = await open();
    stage.send({ type: 'customer.unset' });
    expect(stage.snapshot.value).toBe('ready');
  });

  test('walk-in business never opens the shop without a ship method, nor with the one of another customer', async () => {
    const stage = await open(rep);
    stage.send({ type: 'customer.unset' });
    await stage.answer('identify', { customerKey: 0, shipMethod: null });
    expect(stage.snapshot.value).toEqual({ 'select-shipmethod': 'fetching' });
    await stage.answer('loadShipMethod');
    expect(stage.asked('shipMethod')).toEqual([{ site, previous: null, wanted: null, refused: null }]);
    await stage.answer('shipMethod', { shipMethod: 'Delivery' });
    expect(stored(stage)).toEqual({
      credentials: { token: 'token-1', customerKey: 0, shipMethod: 'Delivery' },
      isPunchout: false,
    });
    await stage.answer('loadConfiguration', configuration);
    await stage.answer('loadShop');
    stage.send({ type: 'shipMethod.unset', wanted: 'Pickup' });
    await stage.answer('loadShipMethod');
    expect(stage.asked('shipMethod').at(-1)).toEqual({ site, previous: 'Delivery', wanted: 'Pickup', refused: null });
    await stage.answer('shipMethod', { shipMethod: 'Pickup' });
    expect(stored(stage)).toMatchObject({ credentials: { customerKey: 0, shipMethod: 'Pickup' } });
  });

  test('where pickup is the only method the user is not asked, and that part of the program is not loaded', async () => {
    const forPickup = { ...greeting, site: { ...site, allowConsumerDelivery: false } };
    const stage = await greeted({ ...kept, customerKey: 0, shipMethod: null }, forPickup);
    await stage.answer('loadUser', { ...chef, customerKey: 0 });
    expect([stage.snapshot.value, stage.asked('loadShipMethod')]).toEqual(['configuring', []]);
    expect(stored(stage)).toMatchObject({ credentials: { customerKey: 0, shipMethod: 'Pickup' } });
  });

  test('a stored ship method that the site no longer allows is chosen again', async () => {
    const noPickup = { ...greeting, site: { ...site, allowConsumerPickup: false } };
    const stage = await greeted({ ...kept, customerKey: 0 }, noPickup);
    await stage.answer('loadUser', { ...chef, customerKey: 0 });
    expect(stage.snapshot.value).toEqual({ 'select-shipmethod': 'fetching' });
  });

  describe('a ship method that the site forbids while a user has it', () => {
    const text = 'Pickup is not available at the moment. Please choose delivery.';
    const refusal = { type: 'shipMethod.refused', shipMethod: 'Pickup', text } as const;
    const noPickup = { ...site, allowConsumerPickup: false };
    const shopping = () => open({ ...chef, customerKey: 0 }, { ...kept, customerKey: 0 });

    test('closes the shop, and is chosen again among what the site allows by then, with the reason', async () => {
      const stage = await shopping();
      stage.send(refusal, refusal);
      expect([stage.isAsking('shop'), stage.asked('loadSite').length]).toEqual([false, 2]);
      await stage.answer('loadSite', { ...greeting, site: noPickup });
      await stage.answer('loadShipMethod');
      expect(stage.asked('shipMethod')).toEqual([{ site: noPickup, previous: null, wanted: null, refused: 'Pickup' }]);
      expect(stage.snapshot.context.reason).toEqual({ code: 'shipMethodRefused', text });
      await stage.answer('shipMethod', { shipMethod: 'Delivery' });
      await stage.answer('loadConfiguration', configuration);
      await stage.answer('loadShop');
      expect(stage.snapshot).toMatchObject({ value: 'ready', context: { reason: null } });
      expect(stored(stage)).toMatchObject({
        credentials: { token: 'token-1', customerKey: 0, shipMethod: 'Delivery' },
      });
      expect([stage.asked('readCredentials').length, stage.asked('loadUser').length]).toEqual([1, 1]);
    });

    test('is asked about even when the site settings are unchanged: the refused one never returns silently', async () => {
      const stage = await shopping();
      stage.send(refusal);
      await stage.fail('loadSite', failures.offline);
      expect([stage.snapshot.value, stage.isAsking('readCredentials')]).toEqual([{ initial: 'failed' }, false]);
      stage.send({ type: 'session.retry' });
      await stage.answer('loadSite', greeting);
      expect(stage.snapshot.value).toEqual({ 'select-shipmethod': 'fetching' });
    });

    test("is ignored when it is not this buyer's: a late message about another method, or about a customer who always gets delivery", async () => {
      const stages = [
        await open({ ...chef, customerKey: 0 }, { ...kept, customerKey: 0, shipMethod: 'Delivery' }),
        await open(),
      ];
      for (const stage of stages) stage.send(refusal);
      expect(stages.map(({ snapshot }) => snapshot.value)).toEqual(['ready', 'ready']);
    });
  });

  test('customers who always get delivery have no ship method to change, whatever the browser stored', async () => {
    const stage = await open();
    stage.send({ type: 'shipMethod.unset', wanted: 'Delivery' });
    expect(stage.snapshot.value).toBe('ready');
    expect(stage.asked('shop')).toMatchObject([{ shopper: { shipMethod: null } }]);
  });

  test('a switch of customers can be canceled, with the earlier ship method', async () => {
    const stage = await open(rep, { ...kept, customerKey: 0 });
    stage.send({ type: 'customer.unset' });
    expect(stage.snapshot.context.credentials.customerKey).toBe(null);
    const previous = { customerKey: 0, shipMethod: 'Pickup' };
    expect(stage.asked('identify')).toEqual([{ previous }]);
    await stage.answer('identify', previous);
    expect(stage.snapshot).toMatchObject({
      value: 'configuring',
      context: { credentials: { token: 'token-1', customerKey: 0, shipMethod: 'Pickup' } },
    });
  });

  test('a salesperson goes back from the question about the ship method to the choice of the customer', async () => {
    const stage = await comeBack(rep, { ...kept, customerKey: 0, shipMethod: null });
    await stage.answer('loadShipMethod');
    expect(stage.isAsking('shipMethod')).toBe(true);
    stage.send({ type: 'customer.unset' });
    expect([stage.snapshot.value, stage.snapshot.context.credentials.customerKey]).toEqual(['select-customer', null]);
    expect(stage.isAsking('shipMethod')).toBe(false);
  });
});
