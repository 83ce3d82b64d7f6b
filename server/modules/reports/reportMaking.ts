import { hashId } from '../documents/documentTickets.ts';
import { claimWork } from '../documents/pendingDocuments.ts';
import type { ReportServices } from './services.ts';

/** Long reports are made one at a time; of the others those go first whose readers ask next. */
const AT_ONE_TIME = 1;

export interface ReportMaking {
  /** Says that somebody waits for this document, and begins to make it where nobody does. */
  want(id: string, report: (error: unknown) => void): Promise<void>;
}

export function reportMaking({ database, reportBuilds, clock }: ReportServices): ReportMaking {
  let running = 0;
  return {
    want: async (id, report) => {
      const idHash = hashId(id);
      const canWork = running < AT_ONE_TIME;
      // Counted before anybody else asks.
      if (canWork) running += 1;
      const work = await claimWork(database, idHash, canWork).catch((error: unknown) => {
        if (canWork) running -= 1;
        throw error;
      });
      if (work === null) {
        if (canWork) running -= 1;
        return;
      }
      void reportBuilds
        .build({ idHash, work }, clock.now())
        .catch(report)
        .finally(() => {
          running -= 1;
        });
    },
  };
}
