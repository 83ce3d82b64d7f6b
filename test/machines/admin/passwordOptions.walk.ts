import { passwordOptionsMachine } from '#machines/admin/passwordOptions/passwordOptionsMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, leadsTo, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { looserOptions, outcomes, storedOptions, stricterOptions } from './optionSamples.ts';

/** Until the site has them. */
const asksFirst = leadsTo('options.submit: stricter', 'confirming');

export const passwordOptionsWalk = walkOf({
  machine: passwordOptionsMachine,
  events: {
    'options.submit': { looser: { chosen: looserOptions }, stricter: { chosen: stricterOptions } },
  },
  answers: { loadOptions: { came: storedOptions }, saveOptions: outcomes },
  distinguish: ({ stored, chosen }) => [stored, chosen],
  rules: [
    sendsOnce('saveOptions'),
    onlyAfter('saveOptions', 'options.submit', 'stricter.confirm'),
    (path) => (path.some(({ event }) => event === 'saveOptions: saved') ? null : asksFirst(path)),
    leadsTo('stricter.refuse', 'editing.touched'),
    leadsTo('options.submit: looser', 'saving'),
    leadsTo('saveOptions: saved', 'editing.untouched'),
    leadsTo('saveOptions: refused', 'editing.touched'),
    leadsTo('saveOptions failed', 'editing.touched'),
    keeps(
      ({ stored }: { stored: unknown }) => stored,
      'options.submit',
      'stricter.refuse',
      'saveOptions: refused',
      'saveOptions failed',
    ),
    restsIn(['failed', 'confirming', 'editing.untouched']),
  ],
});
