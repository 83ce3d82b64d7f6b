import { humanCheckMachine } from '#machines/access/humanCheck/humanCheckMachine.ts';
import type { HumanCheckSite } from '#machines/access/humanCheck/humanProof.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, leadsTo, refuses, restsIn, sendsOnce, where } from '../../support/walks/walkRules.ts';
import { localCheck, proof } from './accountSamples.ts';

export const humanCheckWalk = walkOf({
  machine: humanCheckMachine,
  inputs: {
    'by the own puzzle': localCheck,
    'by a widget': { kind: 'turnstile', siteKey: 'key-1' },
    'without a key': { kind: 'hcaptcha', siteKey: null },
  },
  events: {},
  answers: { passCheck: { passed: proof } },
  rules: [
    asksOnlyIf('passCheck', ({ siteKey }: HumanCheckSite) => Boolean(siteKey)),
    where<HumanCheckSite>(({ siteKey }) => siteKey === null, refuses('check.retry')),
    leadsTo('passCheck failed', 'unavailable'),
    sendsOnce('passCheck'),
    restsIn(['waiting', 'unavailable', 'passed']),
  ],
});
