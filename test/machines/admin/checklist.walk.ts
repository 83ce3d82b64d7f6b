import { checklistMachine } from '#machines/admin/checklist/checklistMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, restsIn } from '../../support/walks/walkRules.ts';
import { checklist } from './checklistSamples.ts';

export const checklistWalk = walkOf({
  machine: checklistMachine,
  events: {},
  answers: { loadChecklist: { 'three things': checklist } },
  distinguish: ({ items }) => [items?.length],
  rules: [
    keeps(({ items }: { items: unknown }) => items, 'list.reload', 'loadChecklist failed'),
    restsIn(['listed', 'failed']),
  ],
});
