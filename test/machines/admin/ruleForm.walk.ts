import type { ContextFrom } from 'xstate';
import { ruleFormMachine } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn, sets } from '../../support/walks/walkRules.ts';
import { newestCalendar, storedCalendar, typedCalendar } from './ruleSamples.ts';

type Rules = ContextFrom<typeof ruleFormMachine>;

export const ruleFormWalk = walkOf({
  machine: ruleFormMachine,
  inputs: { 'the calendar': { topic: 'calendar' } },
  events: {},
  answers: {
    loadRules: { came: storedCalendar },
    ruleEdit: {
      saved: { kind: 'saved', stored: newestCalendar, typed: typedCalendar, isNew: false },
      'given up': { kind: 'closed', stored: storedCalendar },
    },
  },
  distinguish: ({ stored }) => stored?.rules.version,
  rules: [
    sets('ruleEdit: saved', ({ stored }: Rules) => stored?.rules.version === newestCalendar.rules.version, 'editing'),
    onlyAfter('ruleEdit', 'loadRules', 'ruleEdit'),
    leadsTo('loadRules failed', 'failed'),
    leadsTo('ruleEdit', 'editing'),
    leadsTo('ruleEdit failed', 'loading'),
    restsIn(['failed']),
    restsIn(['editing'], 'ruleEdit'),
  ],
});
