import { userFormMachine } from '#machines/admin/userForm/userFormMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { typedUser, user, userAnswers } from './userSamples.ts';

const writing = ['form.edit', 'user.save', 'form.close', 'writeUser', 'holdUnsavedWork'];

export const userFormWalk = walkOf({
  machine: userFormMachine,
  inputs: { 'to change': { user }, 'to add': { user: null } },
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
      'xstate.after.searchPause.userForm.open.customers.waiting',
      'user.save',
      'writeUser: saved',
    ],
  },
  events: {
    'form.edit': { 'by a key': {} },
    'user.save': { 'by its button': { change: typedUser, isInvited: true } },
    'conflict.keepMine': { 'by its button': { change: typedUser } },
    'conflict.takeTheirs': { 'by its button': {} },
    'conflict.keepEditing': { 'by its button': {} },
    'form.close': { 'by its button': {} },
    'discard.confirm': { 'by its button': {} },
    'discard.refuse': { 'by its button': {} },
    'customer.search': { 'by a name': { text: 'oyster' }, 'by nothing': { text: ' ' } },
  },
  answers: {
    writeUser: userAnswers,
    findCustomers: { one: [{ customerKey: 1002, customerCode: 'C1002', name: 'Pine & Tide Bistro' }] },
  },
  failures: {
    writeUser: { offline: failures.offline },
    findCustomers: { offline: failures.offline },
    holdUnsavedWork: { 'a bug': failures.unexpected },
  },
  distinguish: ({ user: seen, newest, problems, customers }) => [
    seen?.version,
    newest?.version,
    problems.length > 0,
    customers.length,
  ],
});
