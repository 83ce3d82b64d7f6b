import { describe, expect, test } from 'vitest';
import { type DeliveryAddress, NO_ADDRESS, valuesOf } from '#domain/address/address.ts';
import { addressDialogMachine } from '#machines/account/addressDialog/addressDialogMachine.ts';
import type { AddressApi } from '#machines/account/addressPorts.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { broken, calledByOthers, gone, movedByOthers, pier, refused, saved, typed } from './addressSamples.ts';

function opened(address: DeliveryAddress | null = pier, api: AddressApi = 'account') {
  return new Stage(addressDialogMachine, { address, api });
}

type Opened = ReturnType<typeof opened>;

const save = (values = typed) => ({ type: 'address.save', values }) as const;
const change = (changes: object, version = 1) => ({
  api: 'account',
  write: { kind: 'change', key: '1', changes, version },
});
const sent = (stage: Opened) => stage.asked('writeAddress');
const form = (stage: Opened) => {
  const { value } = stage.snapshot;
  return typeof value === 'object' ? value.open?.form : value;
};

describe('the dialog of an address:', () => {
  test('only what was changed is sent, tidied, for the version that was seen, and once', async () => {
    const stage = opened();
    stage.send(save({ ...valuesOf(pier), state: 'nh', phone: '(603) 555-0100' }), save(), save());
    expect(sent(stage)).toEqual([change({ state: 'NH', phone: '6035550100' })]);
    await stage.answer('writeAddress', saved);
    expect(stage.snapshot).toMatchObject({ status: 'done', output: saved });
  });

  test('an invalid or unchanged value is never sent; an invalid stored value does not block the other fields', () => {
    const stage = opened(null);
    stage.send(save(NO_ADDRESS));
    expect(stage.snapshot.context.problems).toEqual({
      display: 'Display Name is a required field',
      name: 'Name is a required field',
    });
    const unchanged = opened();
    unchanged.send(save({ ...valuesOf(pier), phone: '(207) 555-0142' }));
    expect([sent(stage), sent(unchanged), unchanged.snapshot.output]).toEqual([
      [],
      [],
      { kind: 'saved', address: pier },
    ]);
    const imported = { ...pier, zip: 'none' };
    const corrected = opened(imported);
    corrected.send(save({ ...valuesOf(imported), city: 'Wells' }));
    expect(sent(corrected)).toEqual([change({ city: 'Wells' })]);
  });

  test("another user's change of another field stays, without a question", async () => {
    const stage = opened();
    stage.send(save());
    await stage.answer('writeAddress', { kind: 'stale', address: calledByOthers });
    expect([form(stage), sent(stage)[1]]).toEqual(['saving', change({ city: 'Wells' }, 2)]);
  });

  test("another user's change of the same field is never overwritten unseen, and never lost unseen", async () => {
    const stage = opened();
    stage.send(save());
    await stage.answer('writeAddress', { kind: 'stale', address: movedByOthers });
    expect([form(stage), sent(stage).length]).toEqual(['conflicted', 1]);
    stage.send({ type: 'conflict.dismiss' }, save());
    expect(sent(stage)[1]).toEqual(change({ city: 'Wells' }));
    await stage.answer('writeAddress', { kind: 'stale', address: movedByOthers });
    stage.send({ type: 'conflict.keepMine' });
    expect(sent(stage)[2]).toEqual(change({ city: 'Wells' }, 2));
    await stage.answer('writeAddress', { kind: 'stale', address: { ...movedByOthers, version: 3 } });
    stage.send({ type: 'conflict.takeTheirs' });
    expect(stage.snapshot.output).toEqual({ kind: 'saved', address: { ...movedByOthers, version: 3 } });
  });

  test('a deletion meanwhile is shown, and the next save creates the address again', async () => {
    const stage = opened();
    stage.send(save());
    await stage.answer('writeAddress', gone);
    expect(stage.snapshot.context.message).toMatch(/^Someone else deleted this address/);
    stage.send(save());
    expect(sent(stage)[1]).toEqual({ api: 'account', write: { kind: 'add', values: typed } });
  });

  test('a refusal and a missing answer are shown, and the next try begins without them', async () => {
    const stage = opened();
    stage.send(save());
    await stage.answer('writeAddress', refused);
    expect(stage.snapshot.context).toMatchObject({
      message: 'The address was refused.',
      problems: { zip: 'Must be valid Zip Code' },
      values: typed,
    });
    stage.send(save());
    expect(stage.snapshot.context).toMatchObject({ message: null, problems: {} });
    await stage.fail('writeAddress', broken.offline);
    expect(stage.snapshot.context.message).toBe('The server did not respond.');
    stage.send(save());
    await stage.fail('writeAddress', broken['by a bug']);
    expect(stage.snapshot.context.message).toBe('An unexpected error occurred.');
  });

  test('leaving asks as long as typed text is not saved, and not a moment longer', async () => {
    const stage = opened();
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send({ type: 'form.change', isTouched: true });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send({ type: 'form.change', isTouched: false });
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send({ type: 'form.change', isTouched: true }, save());
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    await stage.answer('writeAddress', saved);
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
  });

  test('a zip without delivery is noted for consumers, and only for them', async () => {
    for (const api of ['consumer', 'account'] as const) {
      const stage = opened(null, api);
      stage.send(save());
      await stage.answer('writeAddress', { kind: 'saved', address: { ...pier, isValidZipCode: false } });
      expect([api, stage.paramsOf('logUndeliverableZip')]).toEqual([api, api === 'consumer' ? [{ zip: '04530' }] : []]);
    }
  });
});
