import { guideWriteMachine } from '#machines/guides/guideWrite/guideWriteMachine.ts';
import { walkOf } from '../../support/walk.ts';
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
    loadGuides: { offline: failures.offline },
  },
  distinguish: ({ outcome, write }) => [outcome.kind, 'seen' in write && write.seen.version],
});
