import type { ContextFrom } from 'xstate';
import type { Return } from '#machines/admin/payments/paymentList.ts';
import { paymentsMachine } from '#machines/admin/payments/paymentsMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, leadsTo, newKeyAfter, refuses, restsIn, sendsOnce, sets } from '../../support/walks/walkRules.ts';
import { environment } from '../samples.ts';
import { declinedPayment, paidPayment, paymentPage } from './paymentSamples.ts';

const { reference } = paidPayment;

type Page = ContextFrom<typeof paymentsMachine>;

/** In one question; the next begins with another key. */
const repeats = newKeyAfter('voidOrRefund', ({ key }: Return) => key);

export const paymentsWalk = walkOf({
  machine: paymentsMachine,
  inputs: { 'a source of keys': { newId: environment().newId } },
  events: {
    'view.choose': { 'the declined': { view: { state: 'declined', page: 1 } } },
    'void.request': { 'a paid one': { reference }, 'a declined one': { reference: declinedPayment.reference } },
    'refund.request': { 'a paid one': { reference }, 'a declined one': { reference: declinedPayment.reference } },
    'refund.confirm': { 'a part': { amount: '12.50' }, 'too much': { amount: '63.01' } },
  },
  answers: {
    loadPage: { 'three payments': paymentPage },
    voidOrRefund: {
      done: { kind: 'done' },
      refused: { kind: 'refused', text: 'Only a captured payment can be refunded.' },
    },
  },
  distinguish: ({ page, view, asked, problem }) => [page?.total, view, asked.amount, problem],
  rules: [
    sendsOnce('voidOrRefund'),
    onlyAfter('voidOrRefund', 'void.confirm', 'refund.confirm: a part'),
    refuses('void.request: a declined one', 'refund.request: a declined one', 'refund.confirm: too much'),
    (path) => repeats(path.slice(path.findLastIndex(({ event }) => event.includes('.request: ')))),
    asksOnlyIf('voidOrRefund', ({ amount }: Return) => amount === null, 'void.confirm'),
    asksOnlyIf('voidOrRefund', ({ amount }: Return) => amount === '12.50', 'refund.confirm'),
    sets(
      'return.refuse',
      ({ chosen, problem }: Page) => chosen === null && problem === null,
      'confirmingVoid',
      'enteringRefund',
    ),
    leadsTo('voidOrRefund: done', 'browsing.loading'),
    leadsTo('voidOrRefund: refused', 'confirmingVoid', 'enteringRefund'),
    leadsTo('voidOrRefund failed', 'confirmingVoid', 'enteringRefund'),
    restsIn(['confirmingVoid', 'enteringRefund', 'browsing.listed', 'browsing.failed']),
  ],
});
