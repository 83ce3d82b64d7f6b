import type { GuideWrite } from '#domain/guide/guideWrite.ts';
import type { GuideOutcome } from '#machines/guides/guideWrite/guideWrite.ts';
import { guideWriteMachine } from '#machines/guides/guideWrite/guideWriteMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, sendsOnce, sendsVersion, sets } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import { done, gone, guideListener, set, stale, taken, weekly, withBasil, withQuantity } from './guideSamples.ts';

const { guideList } = guideListener();
const ofWeekly = { seen: weekly, name: 'Weekly', lines: [set(11, 5, 1)] };

export const guideWriteWalk = walkOf({
  machine: guideWriteMachine,
  inputs: {
    'of a new guide': { write: { kind: 'create', name: 'Weekly', products: [] }, guideList },
    'of one product': { write: { kind: 'changeLines', ...ofWeekly }, guideList },
    'of a whole guide': { write: { kind: 'save', ...ofWeekly }, guideList },
    'of a deletion': { write: { kind: 'delete', name: 'Weekly' }, guideList },
  },
  events: {},
  answers: {
    sendWrite: {
      done,
      gone,
      taken,
      'stale elsewhere': stale(withBasil),
      'stale here': stale(withQuantity(7)),
      'stale with what was wanted': stale(withQuantity(5)),
    },
    loadGuides: { 'with what was wanted': [withQuantity(5)], 'without it': [weekly], none: [] },
  },
  failures: {
    sendWrite: { offline: failures.offline, unauthorised: failures.unauthorised },
  },
  distinguish: ({ outcome, write }) => [outcome.kind, 'seen' in write && write.seen.version],
  rules: [
    sendsOnce('sendWrite'),
    onlyAfter('sendWrite', 'start', 'sendWrite: stale elsewhere'),
    sendsVersion('sendWrite', (write: GuideWrite) => ('seen' in write ? write.seen.version : weekly.version), {
      start: weekly.version,
      'sendWrite: stale elsewhere': withBasil.version,
    }),
    leadsTo('sendWrite: done', 'done'),
    leadsTo('sendWrite: stale here', 'stale'),
    leadsTo('sendWrite failed: offline', 'asking'),
    leadsTo('sendWrite failed: unauthorised', 'failed'),
    leadsTo('loadGuides failed', 'refused', 'failed'),
    sets('loadGuides failed', ({ outcome }: { outcome: GuideOutcome }) => outcome.kind !== 'done', 'asking'),
  ],
});
