import { deliveryAddressesMachine } from '#machines/account/deliveryAddresses/deliveryAddressesMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { addressListener, broken, gone, main, pier, refused, saved } from './addressSamples.ts';

export const deliveryAddressesWalk = walkOf({
  machine: deliveryAddressesMachine,
  inputs: { 'of a customer': { api: 'account', cart: addressListener().cart } },
  events: {
    'list.retry': { 'by its button': {} },
    'address.add': { 'by its card': {} },
    'address.edit': { 'by its button': { address: pier } },
    'address.makePrimary': { 'of another': { address: pier }, 'of the primary one': { address: main } },
    'address.delete': { 'of another': { address: pier }, 'of the primary one': { address: main } },
    'deletion.confirm': { 'by its button': {} },
    'deletion.refuse': { 'by its button': {} },
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
});
