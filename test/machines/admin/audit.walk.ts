import { auditMachine, WHOLE_LOG } from '#machines/admin/audit/auditMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, refuses, restsIn } from '../../support/walks/walkRules.ts';
import { auditPage, stockSent, userChange } from './auditSamples.ts';

export const auditWalk = walkOf({
  machine: auditMachine,
  events: {
    'view.choose': {
      'a person': { view: { ...WHOLE_LOG, userId: 2 } },
      'an end before the start': { view: { ...WHOLE_LOG, start: '2026-03-02', end: '2026-03-01' } },
    },
    'row.open': { 'one with changes': { id: userChange.id }, 'one without': { id: stockSent.id } },
  },
  answers: { loadPage: { 'three rows': auditPage } },
  distinguish: ({ page, view, total }) => [page?.total, view, total],
  rules: [
    refuses('row.open: one without'),
    leadsTo('view.choose: a person', 'browsing.loading'),
    leadsTo('view.choose: an end before the start', 'browsing.unasked'),
    restsIn(['reading', 'browsing.unasked', 'browsing.listed', 'browsing.failed']),
  ],
});
