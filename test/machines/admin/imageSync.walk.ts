import { imageSyncMachine } from '#machines/admin/imageSync/imageSyncMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, leadsTo, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { outcomes, synced, syncing } from './optionSamples.ts';

export const imageSyncWalk = walkOf({
  machine: imageSyncMachine,
  events: {},
  answers: {
    loadWork: { 'one runs': syncing, 'one waits': { ...syncing, state: 'waiting' }, 'none runs': synced },
    requestSync: outcomes,
  },
  distinguish: ({ progress }) => progress?.state,
  rules: [
    sendsOnce('requestSync'),
    onlyAfter('requestSync', 'sync.request'),
    leadsTo('loadWork: one runs', 'syncing'),
    leadsTo('loadWork: none runs', 'resting'),
    leadsTo('requestSync: saved', 'syncing'),
    leadsTo('requestSync: refused', 'resting'),
    leadsTo('requestSync failed', 'resting'),
    keeps(
      ({ progress }: { progress: unknown }) => progress,
      'requestSync: refused',
      'requestSync failed',
      'loadWork failed',
    ),
    restsIn(['failed', 'resting', 'syncing.pausing', 'syncing.silent']),
  ],
});
