import * as endpoints from '#domain/api/images.ts';
import type { Runtime } from '../../../platform/runtime.ts';
import { signedInUser } from '../../access/caller.ts';
import { type Route, route } from '../../access/route.ts';
import { addAudit } from '../../audit/auditRepository.ts';
import { beginSync, findSyncProgress } from './syncRepository.ts';

const NEVER = {
  state: 'never',
  percent: 0,
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
        const run = await beginSync(transaction);
        if (run === null) return;
        await addAudit(transaction, { at: clock.now(), userId, action: 'image.sync', subject: String(run) });
      });
      return { isSuccess: true, errorReason: null, errorCode: 0 };
    }),
    route(endpoints.getImageSync, async () => {
      const progress = await findSyncProgress(database);
      if (!progress) return NEVER;
      return {
        ...progress,
        startedAt: progress.startedAt?.toISOString() ?? null,
        finishedAt: progress.finishedAt?.toISOString() ?? null,
      };
    }),
  ];
}
