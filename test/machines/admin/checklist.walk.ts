import { checklistMachine } from '#machines/admin/checklist/checklistMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { checklist } from './checklistSamples.ts';

export const checklistWalk = walkOf({
  machine: checklistMachine,
  events: { 'list.reload': { 'by its button': {} } },
  answers: { loadChecklist: { 'three things': checklist } },
  failures: { loadChecklist: { offline: failures.offline } },
  distinguish: ({ items }) => [items?.length],
});
