import * as endpoints from '#domain/api/images.ts';
import type { Runtime } from '../../../platform/runtime.ts';
import { signedInUser } from '../../access/caller.ts';
import { type Route, route } from '../../access/route.ts';
import { addAudit } from '../../audit/auditRepository.ts';
import { beginSync, findSyncProgress } from './syncRepository.ts';

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
      if (!progress) return endpoints.NEVER_SYNCED;
      return {
        ...progress,
        startedAt: progress.startedAt?.toISOString() ?? null,
        finishedAt: progress.finishedAt?.toISOString() ?? null,
      };
    }),
  ];
}
