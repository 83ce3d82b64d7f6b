import { type ReportCardsSnapshot, reportCardsMachine } from '#machines/reports/reportCards/reportCardsMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn, sets } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';

type Cards = ReportCardsSnapshot['context'];

export const reportCardsWalk = walkOf({
  machine: reportCardsMachine,
  inputs: { 'of a day in March': { today: '2026-03-04' } },
  events: {
    'draft.change': {
      'to all products': { change: { kind: 'priceList', fields: { allProducts: true } } },
      'to no date': { change: { kind: 'priceList', fields: { effectiveDate: 'soon' } } },
    },
  },
  failures: { documents: { 'a bug': failures.unexpected } },
  distinguish: ({ drafts }) => drafts.priceList,
  rules: [
    sets<Cards>('draft.change: to all products', ({ drafts }) => drafts.priceList.allProducts),
    sets<Cards>('draft.change: to no date', ({ drafts }) => drafts.priceList.effectiveDate === 'soon'),
    leadsTo('documents failed', 'documents.unavailable'),
    restsIn(['documents.unavailable']),
  ],
});
