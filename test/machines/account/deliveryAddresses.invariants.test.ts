import { describe, expect, test } from 'vitest';
import { deliveryAddressesMachine } from '#machines/account/deliveryAddresses/deliveryAddressesMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { addressListener, broken, gone, main, pier, refused, saved } from './addressSamples.ts';

async function opened(addresses = [main, pier]) {
  const { cart, heard } = addressListener();
  const stage = new Stage(deliveryAddressesMachine, { api: 'account', cart });
  await stage.answer('loadAddresses', addresses);
  return { stage, heard };
}

const remove = { type: 'address.delete', address: pier } as const;
const star = { type: 'address.makePrimary', address: pier } as const;
const confirm = { type: 'deletion.confirm' } as const;

describe('the page of delivery addresses:', () => {
  test('an address saved in the dialog is listed at once, and the cart can use it', async () => {
    const { stage, heard } = await opened();
    stage.send({ type: 'address.edit', address: pier });
    expect(stage.asked('addressDialog')).toEqual([{ api: 'account', address: pier }]);
    const dock = { ...pier, id: 3, key: '3', display: 'Dock' };
    await stage.answer('addressDialog', { kind: 'saved', address: dock });
    expect(stage.snapshot.context.addresses).toEqual([main, dock, pier]);
    expect(heard()).toEqual([{ type: 'shipTos.changed', shipTos: [main, dock, pier] }]);
  });

  test('what another tab changed is listed at once, also under an open dialog', async () => {
    const { stage, heard } = await opened();
    const dock = { ...pier, id: 3, key: '3', display: 'Dock' };
    stage.send({ type: 'address.edit', address: pier }, { type: 'shipTos.changed', shipTos: [main, dock] });
    expect([stage.snapshot.value, stage.snapshot.context.addresses]).toEqual(['editing', [main, dock]]);
    expect(heard()).toEqual([]);
  });

  test('a dialog that is cancelled, or breaks, changes nothing', async () => {
    const { stage, heard } = await opened();
    stage.send({ type: 'address.add' });
    await stage.answer('addressDialog', { kind: 'cancelled' });
    stage.send({ type: 'address.add' });
    await stage.fail('addressDialog', broken['by a bug']);
    expect([stage.snapshot.value, stage.snapshot.context.message]).toEqual([
      'viewing',
      'An unexpected error occurred.',
    ]);
    expect([stage.snapshot.context.addresses, heard()]).toEqual([[main, pier], []]);
  });

  test('neither the primary address nor the last one is deleted, and none without confirmation', async () => {
    const { stage } = await opened();
    stage.send({ type: 'address.delete', address: main });
    expect(stage.snapshot.value).toBe('viewing');
    const { stage: last } = await opened([pier]);
    last.send(remove);
    expect(last.snapshot.value).toBe('viewing');
    stage.send(remove, { type: 'deletion.refuse' }, remove);
    expect([stage.snapshot.value, stage.asked('deleteAddress')]).toEqual(['confirmingDelete', []]);
  });

  test('a second confirmation never deletes a second time; an address that was already deleted is a success', async () => {
    const { stage, heard } = await opened();
    stage.send(remove, confirm, confirm);
    expect(stage.asked('deleteAddress')).toEqual([{ api: 'account', write: { kind: 'delete', key: '1' } }]);
    await stage.answer('deleteAddress', gone);
    expect(stage.snapshot.context.addresses).toEqual([main]);
    expect(heard()).toEqual([{ type: 'shipTos.changed', shipTos: [main] }]);
  });

  test('a notice appears when the cart has another address because its own was deleted', async () => {
    const { stage } = await opened();
    stage.send(remove, confirm);
    await stage.answer('deleteAddress', { kind: 'deleted', message: 'This order goes elsewhere.' });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'warning', text: 'This order goes elsewhere.' }]);
  });

  test("the primary address changes after the server's answer, not before", async () => {
    const { stage } = await opened();
    stage.send({ type: 'address.makePrimary', address: main }, star, star);
    expect(stage.asked('makePrimary')).toEqual([{ api: 'account', write: { kind: 'makePrimary', key: '1' } }]);
    expect(stage.snapshot.context.addresses[0]).toEqual(main);
    await stage.answer('makePrimary', { kind: 'saved', address: { ...pier, isPrimary: true } });
    expect(stage.snapshot.context.addresses.map(({ key, isPrimary }) => [key, isPrimary])).toEqual([
      ['1', true],
      ['MAIN', false],
    ]);
  });

  test('a refusal or a missing answer is shown where the request was made, and can be tried again', async () => {
    const { stage } = await opened();
    stage.send(star);
    await stage.answer('makePrimary', refused);
    expect([stage.snapshot.value, stage.snapshot.context.message]).toEqual(['viewing', 'The address was refused.']);
    stage.send(remove, confirm);
    await stage.fail('deleteAddress', broken.offline);
    expect([stage.snapshot.value, stage.snapshot.context.message]).toEqual([
      'confirmingDelete',
      'The server did not respond.',
    ]);
    stage.send(confirm);
    expect(stage.snapshot.context.message).toBeNull();
    await stage.answer('deleteAddress', saved);
    expect(stage.snapshot.context.addresses).toEqual([main, pier]);
  });

  test('a list that failed to load is requested again on request', async () => {
    const stage = new Stage(deliveryAddressesMachine, { api: 'consumer', cart: addressListener().cart });
    await stage.fail('loadAddresses', broken.offline);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual(['failed', 'offline']);
    stage.send({ type: 'list.retry' });
    expect(stage.asked('loadAddresses')).toEqual([{ api: 'consumer' }, { api: 'consumer' }]);
  });
});
