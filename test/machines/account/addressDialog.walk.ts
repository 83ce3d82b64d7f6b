import { NO_ADDRESS } from '#domain/address/address.ts';
import { addressDialogMachine } from '#machines/account/addressDialog/addressDialogMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { broken, calledByOthers, gone, movedByOthers, pier, refused, saved, typed } from './addressSamples.ts';

export const addressDialogWalk = walkOf({
  machine: addressDialogMachine,
  inputs: {
    'to change': { address: pier, api: 'account' },
    'to add, as a consumer': { address: null, api: 'consumer' },
  },
  events: {
    'form.change': { 'to something else': { isTouched: true }, 'back to what it was': { isTouched: false } },
    'address.save': {
      'of something else': { values: typed },
      'as it was': { values: { ...typed, city: 'Bath' } },
      'of nothing': { values: NO_ADDRESS },
    },
    'conflict.keepMine': { 'by its button': {} },
    'conflict.takeTheirs': { 'by its button': {} },
    'conflict.dismiss': { 'by its button': {} },
    'dialog.cancel': { 'by its button': {} },
  },
  answers: {
    writeAddress: {
      saved,
      'saved where nothing is delivered': { kind: 'saved', address: { ...pier, isValidZipCode: false } },
      refused,
      gone,
      'changed elsewhere': { kind: 'stale', address: movedByOthers },
      'changed elsewhere in it': { kind: 'stale', address: calledByOthers },
    },
  },
  failures: { writeAddress: broken, holdUnsavedWork: { 'a bug': new TypeError('no guard') } },
  distinguish: ({ seen, isTouched, newest, values }) => [seen === null, isTouched, newest?.city, values.city],
});
