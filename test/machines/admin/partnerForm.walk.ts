import { partnerFormMachine } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { partner, partnerAnswers, typedPartner } from './partnerSamples.ts';

const writing = ['form.edit', 'partner.save', 'form.close', 'writePartner', 'holdUnsavedWork'];

export const partnerFormWalk = walkOf({
  machine: partnerFormMachine,
  inputs: { 'to change': { partner }, 'to add': { partner: null } },
  parts: {
    'to change': [
      ...writing,
      'conflict.keepMine',
      'conflict.takeTheirs',
      'conflict.keepEditing',
      'discard.confirm',
      'discard.refuse',
    ],
    'to add': [
      'customer.search',
      'findCustomers',
      'xstate.after.searchPause.partnerForm.open.customers.waiting',
      'partner.save',
      'writePartner: saved',
    ],
  },
  events: {
    'form.edit': { 'by a key': {} },
    'partner.save': { 'by its button': { change: typedPartner } },
    'conflict.keepMine': { 'by its button': { change: typedPartner } },
    'conflict.takeTheirs': { 'by its button': {} },
    'conflict.keepEditing': { 'by its button': {} },
    'form.close': { 'by its button': {} },
    'discard.confirm': { 'by its button': {} },
    'discard.refuse': { 'by its button': {} },
    'customer.search': { 'by a name': { text: 'oyster' }, 'by nothing': { text: ' ' } },
  },
  answers: {
    writePartner: partnerAnswers,
    findCustomers: { one: [{ customerKey: 1002, customerCode: 'C1002', name: 'Pine & Tide Bistro' }] },
  },
  failures: {
    writePartner: { offline: failures.offline },
    findCustomers: { offline: failures.offline },
    holdUnsavedWork: { 'a bug': failures.unexpected },
  },
  distinguish: ({ partner: seen, newest, problems, customers }) => [
    seen?.version,
    newest?.version,
    problems.length > 0,
    customers.length,
  ],
});
