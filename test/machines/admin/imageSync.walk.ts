import { imageSyncMachine } from '#machines/admin/imageSync/imageSyncMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { outcomes, synced, syncing } from './optionSamples.ts';

export const imageSyncWalk = walkOf({
  machine: imageSyncMachine,
  events: {
    'sync.request': { 'by its button': {} },
    'progress.reload': { 'by its button': {} },
  },
  answers: {
    loadProgress: { 'one runs': syncing, 'one waits': { ...syncing, state: 'waiting' }, 'none runs': synced },
    requestSync: outcomes,
  },
  failures: { loadProgress: { offline: failures.offline }, requestSync: { offline: failures.offline } },
  distinguish: ({ progress }) => progress?.state,
});
