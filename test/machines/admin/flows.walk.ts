import { flowsMachine } from '#machines/admin/flows/flowsMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, restsIn } from '../../support/walks/walkRules.ts';

export const flowsWalk = walkOf({
  machine: flowsMachine,
  events: {},
  answers: { loadPage: { 'an atlas': { data: '{}' }, 'no atlas': { data: null } } },
  distinguish: ({ loaded }) => [loaded?.data],
  rules: [
    keeps(({ loaded }: { loaded: unknown }) => loaded, 'page.reload', 'loadPage failed'),
    restsIn(['loaded', 'failed']),
  ],
});
