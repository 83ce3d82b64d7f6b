import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { type ReorderSnapshot, reorderMachine } from '#machines/landing/reorder/reorderMachine.ts';
import { sameKeyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import {
  asksOnlyAfter,
  asksOnlyIf,
  from,
  leadsTo,
  newKeyAfter,
  refuses,
  restsIn,
  sendsOnce,
} from '../../support/walks/walkRules.ts';
import { cartListener, environment, failures, twoCases } from '../samples.ts';
import { noOffers, offers } from './reorderSamples.ts';

const added = { cartLineItem: twoCases, isSuccess: true, message: null, errors: [] };
const refused = { ...added, cartLineItem: { ...twoCases, id: -1 }, isSuccess: false, message: 'Not sold to you.' };

type Asked = { lines: readonly { productKey: number }[]; idempotencyKey: string };
const keyOf = ({ idempotencyKey }: Asked) => idempotencyKey;
/** Failures that are permanent. */
const OUTCOMES = ['pre-check refused', 'added', 'all refused', 'not sent'].map((outcome) => `addLines: ${outcome}`);

export const reorderWalk = walkOf({
  machine: reorderMachine,
  inputs: { 'a buyer': { settings: DEFAULT_USER_SETTINGS, cart: cartListener().ref, newId: environment().newId } },
  events: {
    'guide.order': { weekly: { name: 'Weekly' } },
    'due.add': {
      'one of an empty cart': { lineIds: [1], cart: [] },
      'all with one in the cart': { lineIds: [1, 2], cart: [twoCases] },
      'what is in the cart': { lineIds: [1], cart: [twoCases] },
      'before the cart has come': { lineIds: [1], cart: null },
    },
  },
  answers: {
    loadOffers: { 'two are due': offers, nothing: noOffers },
    addLines: {
      'pre-check refused': { kind: 'refused', errors: [refused] },
      added: { kind: 'added', items: [added] },
      'all refused': { kind: 'added', items: [refused] },
      'not sent': { kind: 'failed', text: 'Not now.' },
      'no answer': { kind: 'unknown', text: 'Not now.' },
    },
  },
  failures: { addLines: { 'a bug': failures.unexpected } },
  distinguish: ({ batch, isWhole }) => [batch.isRepeat, isWhole],
  rules: [
    refuses('due.add: before the cart has come'),
    (path) =>
      path.some(({ event }) => event.startsWith('addLines failed'))
        ? null
        : newKeyAfter('addLines', keyOf, ...OUTCOMES)(path),
    from(['offering.unconfirmed'], sameKeyAfter('addLines', keyOf, 'addLines: no answer', 'addLines failed')),
    asksOnlyAfter('addLines', ['due.add', 'lines.repeat']),
    asksOnlyIf<ReorderSnapshot['context']>('addLines', ({ lines }: Asked) => lines.length > 0),
    leadsTo('loadOffers: two are due', 'offering.choosing'),
    leadsTo('loadOffers: nothing', 'empty'),
    leadsTo('loadOffers failed', 'failed'),
    leadsTo('addLines: no answer', 'offering.unconfirmed'),
    leadsTo('addLines: added', 'offering.choosing'),
    sendsOnce('loadOffers', 'addLines'),
    restsIn(['offering.choosing', 'offering.unconfirmed', 'failed', 'empty']),
  ],
});
