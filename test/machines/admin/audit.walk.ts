import { WHOLE_LOG } from '#machines/admin/audit/auditList.ts';
import { auditMachine } from '#machines/admin/audit/auditMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { auditPage, stockSent, userChange } from './auditSamples.ts';

export const auditWalk = walkOf({
  machine: auditMachine,
  events: {
    'view.choose': {
      'a person': { view: { ...WHOLE_LOG, userId: 2 } },
      'an end before the start': { view: { ...WHOLE_LOG, start: '2026-03-02', end: '2026-03-01' } },
    },
    'list.reload': { 'by its button': {} },
    'row.open': { 'one with changes': { id: userChange.id }, 'one without': { id: stockSent.id } },
    'row.close': { 'by its button': {} },
  },
  answers: { loadPage: { 'three rows': auditPage } },
  failures: { loadPage: { offline: failures.offline } },
  distinguish: ({ page, view, total }) => [page?.total, view, total],
});
