import { paymentsMachine } from '#machines/admin/payments/paymentsMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { environment, failures } from '../samples.ts';
import { declinedPayment, paidPayment, paymentPage } from './paymentSamples.ts';

const { reference } = paidPayment;

export const paymentsWalk = walkOf({
  machine: paymentsMachine,
  inputs: { 'a source of keys': { newId: environment().newId } },
  events: {
    'view.choose': { 'the declined': { view: { state: 'declined', page: 1 } } },
    'list.reload': { 'by its button': {} },
    'void.request': { 'a paid one': { reference }, 'a declined one': { reference: declinedPayment.reference } },
    'refund.request': { 'a paid one': { reference }, 'a declined one': { reference: declinedPayment.reference } },
    'void.confirm': { 'by its button': {} },
    'refund.confirm': { 'a part': { amount: '12.50' }, 'too much': { amount: '63.01' } },
    'return.refuse': { 'by its button': {} },
  },
  answers: {
    loadPage: { 'three payments': paymentPage },
    giveBack: {
      done: { kind: 'done' },
      refused: { kind: 'refused', text: 'Only a captured payment can be refunded.' },
    },
  },
  failures: { loadPage: { offline: failures.offline }, giveBack: { offline: failures.offline } },
  distinguish: ({ page, view, asked, problem }) => [page?.total, view, asked.amount, problem],
});
