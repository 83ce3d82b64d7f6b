import type { ContextFrom } from 'xstate';
import { configurationFormMachine } from '#machines/admin/configurationForm/configurationFormMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn, sets } from '../../support/walks/walkRules.ts';
import { newestCalendar, storedCalendar, typedCalendar } from './configurationSamples.ts';

type Configuration = ContextFrom<typeof configurationFormMachine>;

export const configurationFormWalk = walkOf({
  machine: configurationFormMachine,
  inputs: { 'the calendar': { topic: 'calendar' } },
  events: {},
  answers: {
    loadConfiguration: { came: storedCalendar },
    configurationEdit: {
      saved: { kind: 'saved', stored: newestCalendar, typed: typedCalendar, isNew: false },
      'given up': { kind: 'closed', stored: storedCalendar },
    },
  },
  distinguish: ({ stored }) => stored?.configuration.version,
  rules: [
    sets(
      'configurationEdit: saved',
      ({ stored }: Configuration) => stored?.configuration.version === newestCalendar.configuration.version,
      'editing',
    ),
    onlyAfter('configurationEdit', 'loadConfiguration', 'configurationEdit'),
    leadsTo('loadConfiguration failed', 'failed'),
    leadsTo('configurationEdit', 'editing'),
    leadsTo('configurationEdit failed', 'loading'),
    restsIn(['failed']),
    restsIn(['editing'], 'configurationEdit'),
  ],
});
