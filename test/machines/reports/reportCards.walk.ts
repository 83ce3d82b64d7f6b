import { reportCardsMachine } from '#machines/reports/reportCards/reportCardsMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';

export const reportCardsWalk = walkOf({
  machine: reportCardsMachine,
  inputs: { 'of a day in March': { today: '2026-03-04' } },
  events: {
    'draft.change': {
      'to all products': { change: { kind: 'priceList', fields: { allProducts: true } } },
      'to no date': { change: { kind: 'priceList', fields: { effectiveDate: 'soon' } } },
    },
    'documents.retry': { 'by its button': {} },
  },
  failures: { documents: { 'a bug': failures.unexpected } },
  distinguish: ({ drafts }) => drafts.priceList,
});
