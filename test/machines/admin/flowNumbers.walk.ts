import { flowNumbersMachine } from '#machines/admin/flowNumbers/flowNumbersMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { newestWeek, noWeek } from './flowNumbersSamples.ts';

export const flowNumbersWalk = walkOf({
  machine: flowNumbersMachine,
  events: { 'week.choose': { 'the week before': { week: '2026-11-23' } } },
  answers: { loadNumbers: { 'a week': newestWeek, 'no week': noWeek } },
  distinguish: ({ week, numbers, failure }) => [week, numbers?.week, failure?.kind],
  rules: [
    leadsTo('numbers.hide', 'hidden'),
    leadsTo('loadNumbers failed', 'on.failed'),
    restsIn(['hidden', 'on.shown', 'on.failed']),
  ],
});
