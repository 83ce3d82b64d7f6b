import type { AddressWrite } from '#machines/account/addressPorts.ts';
import { deliveryAddressesMachine } from '#machines/account/deliveryAddresses/deliveryAddressesMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import {
  asksOnlyAfter,
  asksOnlyIf,
  changesNothing,
  leadsTo,
  refuses,
  restsIn,
  sendsOnce,
} from '../../support/walks/walkRules.ts';
import { addressListener, broken, gone, main, pier, refused, saved } from './addressSamples.ts';

type Asked = { write: AddressWrite };

export const deliveryAddressesWalk = walkOf({
  machine: deliveryAddressesMachine,
  inputs: { 'of a customer': { api: 'account', cart: addressListener().cart } },
  events: {
    'address.edit': { 'by its button': { address: pier } },
    'address.makePrimary': { 'of another': { address: pier }, 'of the primary one': { address: main } },
    'address.delete': { 'of another': { address: pier }, 'of the primary one': { address: main } },
    'shipTos.changed': { 'in another tab': { shipTos: [main, pier] } },
  },
  answers: {
    loadAddresses: { two: [main, pier] },
    addressDialog: { saved: { kind: 'saved', address: pier }, cancelled: { kind: 'cancelled' } },
    makePrimary: { saved, refused, gone },
    deleteAddress: {
      deleted: { kind: 'deleted', message: null },
      'deleted under the cart': { kind: 'deleted', message: 'This order goes elsewhere.' },
      refused,
      gone,
    },
  },
  failures: {
    loadAddresses: broken,
    watchShipTos: { 'a bug': broken['by a bug'] },
    addressDialog: { 'a bug': broken['by a bug'] },
    makePrimary: broken,
    deleteAddress: broken,
  },
  distinguish: ({ addresses }) => addresses.length,
  rules: [
    refuses('address.makePrimary: of the primary one', 'address.delete: of the primary one'),
    asksOnlyAfter('deleteAddress', ['deletion.confirm']),
    asksOnlyIf('deleteAddress', ({ write }: Asked) => 'key' in write && write.key === pier.key),
    leadsTo('deletion.refuse', 'viewing'),
    changesNothing('addressDialog: cancelled'),
    leadsTo('deleteAddress: refused', 'confirmingDelete'),
    leadsTo('deleteAddress: gone', 'viewing'),
    sendsOnce('makePrimary', 'deleteAddress', 'loadAddresses'),
    restsIn(['viewing', 'confirmingDelete', 'failed'], 'watchShipTos'),
  ],
});
