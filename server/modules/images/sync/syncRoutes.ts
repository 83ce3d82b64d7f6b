import * as endpoints from '#domain/api/images.ts';
import { addJob } from '../../../platform/jobs/addJob.ts';
import type { Runtime } from '../../../platform/runtime.ts';
import { signedInUser } from '../../access/caller.ts';
import { type Route, route } from '../../access/route.ts';
import { addAudit } from '../../audit/auditRepository.ts';
import { SYNC_PICTURES } from './syncPictures.ts';
import { findSyncProgress, lockRun, orderRun } from './syncRepository.ts';

const GIVEN_UP = 'The pictures could not be brought up to date. Please try again.';

const NEVER = {
  state: 'never',
  startedAt: null,
  finishedAt: null,
  found: 0,
  done: 0,
  made: 0,
  kept: 0,
  broken: 0,
  unmatched: [],
  unmatchedCount: 0,
  problems: [],
  failure: null,
} satisfies endpoints.ImageSyncProgress;

export function syncRoutes({ database, clock }: Runtime): Route[] {
  return [
    route(endpoints.requestImageSync, async ({ caller }) => {
      const userId = signedInUser(caller).id;
      await database.transaction().execute(async (transaction) => {
        const { run, isGoingOn } = await lockRun(transaction, SYNC_PICTURES.name);
        if (isGoingOn) return;
        const next = run + 1;
        await orderRun(transaction, next);
        await addJob(transaction, SYNC_PICTURES, { run: next }, { key: SYNC_PICTURES.name });
        await addAudit(transaction, { at: clock.now(), userId, action: 'image.sync', subject: String(next) });
      });
      return { isSuccess: true, errorReason: null, errorCode: 0 };
    }),
    route(endpoints.getImageSync, async () => {
      const progress = await findSyncProgress(database, SYNC_PICTURES.name);
      if (!progress) return NEVER;
      const { isAlive, startedAt, finishedAt, state, failure, ...counts } = progress;
      const isGivenUp = !isAlive && (state === 'waiting' || state === 'running');
      return {
        ...counts,
        state: isGivenUp ? 'failed' : state,
        failure: isGivenUp ? GIVEN_UP : failure,
        startedAt: startedAt?.toISOString() ?? null,
        finishedAt: finishedAt?.toISOString() ?? null,
      };
    }),
  ];
}
