import { pageDefaultMachine } from '#machines/admin/pageDefault/pageDefaultMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, leadsTo, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { outcomes } from './optionSamples.ts';

export const pageDefaultWalk = walkOf({
  machine: pageDefaultMachine,
  inputs: { 'of the layout': { kind: 'layout' }, 'of the sort': { kind: 'sort' } },
  events: {
    'default.submit': { 'quick entry, or by code': { code: 2 } },
  },
  answers: { loadDefault: { came: 1 }, saveDefault: outcomes },
  distinguish: ({ stored, chosen }) => [stored, chosen],
  rules: [
    sendsOnce('saveDefault'),
    onlyAfter('saveDefault', 'default.submit'),
    leadsTo('saveDefault: saved', 'choosing.untouched'),
    leadsTo('saveDefault: refused', 'choosing.touched'),
    leadsTo('saveDefault failed', 'choosing.touched'),
    keeps(({ stored }: { stored: unknown }) => stored, 'default.submit', 'saveDefault: refused', 'saveDefault failed'),
    restsIn(['failed', 'choosing.untouched']),
    restsIn(['choosing.touched'], 'holdUnsavedWork'),
  ],
});
