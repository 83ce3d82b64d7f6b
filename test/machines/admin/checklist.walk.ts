import { checklistMachine } from '#machines/admin/checklist/checklistMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, restsIn } from '../../support/walks/walkRules.ts';
import { checklist } from './checklistSamples.ts';

export const checklistWalk = walkOf({
  machine: checklistMachine,
  events: {},
  answers: { loadPage: { 'three things': checklist } },
  distinguish: ({ loaded }) => [loaded?.length],
  rules: [
    keeps(({ loaded }: { loaded: unknown }) => loaded, 'page.reload', 'loadPage failed'),
    restsIn(['loaded', 'failed']),
  ],
});
