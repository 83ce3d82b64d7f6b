import { NO_ADDRESS } from '#domain/address/address.ts';
import {
  type AddressDialogSnapshot,
  addressDialogMachine,
} from '#machines/account/addressDialog/addressDialogMachine.ts';
import type { AddressWrite } from '#machines/account/addressPorts.ts';
import { walkOf } from '../../support/walks/walk.ts';
import {
  asksOnlyIf,
  changesNothing,
  leadsTo,
  refuses,
  restsIn,
  sendsOnce,
  sendsVersion,
  sets,
  where,
} from '../../support/walks/walkRules.ts';
import { broken, calledByOthers, gone, movedByOthers, pier, refused, saved, typed } from './addressSamples.ts';

type Draft = AddressDialogSnapshot['context'];
type Asked = { write: AddressWrite };

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
  rules: [
    refuses('address.save: of nothing'),
    changesNothing('dialog.cancel'),
    where<Draft>(({ seen }) => seen !== null, leadsTo('writeAddress: changed elsewhere', 'open.form.conflicted')),
    where<Draft>(
      ({ seen }) => seen !== null,
      sendsVersion('writeAddress', ({ write }: Asked) => ('version' in write ? write.version : null), {
        start: pier.version,
        'writeAddress: changed elsewhere': movedByOthers.version,
        'writeAddress: changed elsewhere in it': calledByOthers.version,
        'writeAddress: refused': pier.version,
        'writeAddress failed: offline': pier.version,
        'writeAddress failed: by a bug': pier.version,
        'conflict.dismiss': pier.version,
      }),
    ),
    asksOnlyIf('writeAddress', ({ write }: Asked) => write.kind !== 'change' || Object.keys(write.changes).length > 0),
    sets<Draft>('conflict.dismiss', ({ values }) => values.city === typed.city, 'open.form.conflicted'),
    sets<Draft>('conflict.takeTheirs', ({ saved, newest }) => saved === newest, 'open.form.conflicted'),
    leadsTo('writeAddress: saved', 'closed'),
    sendsOnce('writeAddress'),
    restsIn(['open.form.editing', 'open.form.conflicted'], 'holdUnsavedWork'),
    restsIn(['closed']),
  ],
});
