import { transferMachine } from '#machines/ordering/transfer/transferMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { form } from './checkoutSamples.ts';

export const transferWalk = walkOf({
  machine: transferMachine,
  inputs: { 'of a cart': { form, partnerName: 'Northwind Procurement' } },
  events: {
    'transfer.retry': { 'by its button': {} },
    'transfer.anyway': { 'by its button': {} },
    'transfer.again': { 'by its button': {} },
    'step.back': { 'by its button': {} },
    'page.left': { 'by the browser': {} },
    'page.returned': { 'by the browser': {} },
  },
  answers: { reachPostback: { somebody: undefined } },
  failures: {
    reachPostback: { nobody: failures.offline },
    postForm: { 'a bug': failures.unexpected },
  },
  distinguish: ({ hasEnded }) => hasEnded,
});
