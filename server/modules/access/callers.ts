import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { SessionEndCode } from '#domain/session/sessionEndCode.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Caller } from './caller.ts';
import { type AskedCaller, findCallers, findGuest } from './callerRepository.ts';
import { type CallingService, findCallingService } from './callingService.ts';
import { findEndCode } from './endSessions.ts';

/** The maximum callers per statement. */
const BATCH = 100;

/** Finds callers. Calls that arrive in the same turn of the event loop share a statement. */
export interface Callers {
  /** The anonymous caller, under the site's own settings. */
  guest(): Promise<Caller>;
  /**
   * The caller of an active token, or null; its `customerKey` is null unless the user may act for the requested
   * customer.
   */
  find(asked: AskedCaller): Promise<Caller | null>;
  /** The program behind an active service token, or null; its call is counted. */
  service(token: string, address: string): Promise<CallingService | null>;
  /** Why an inactive token was ended, if there is a reason to report. */
  endCode(tokenHash: Buffer): Promise<SessionEndCode | null>;
}

/** A lookup never uses a statement that began before it: a loader clears its list when it sends the statement. */
function loaderOf<Asked, Key>(
  load: (asked: readonly Asked[]) => Promise<(Caller | null)[]>,
  cacheKeyFn: (asked: Asked) => Key,
): DataLoader<Asked, Caller | null, Key> {
  const loader: DataLoader<Asked, Caller | null, Key> = new DataLoader(load, {
    maxBatchSize: BATCH,
    cacheKeyFn,
    batchScheduleFn: (send) =>
      setImmediate(() => {
        loader.clearAll();
        send();
      }),
  });
  return loader;
}

export function createCallers(database: Kysely<Database>, clock: Clock): Callers {
  const guests = loaderOf(
    async (asked: readonly 'guest'[]) => {
      const guest = await findGuest(database);
      return asked.map(() => guest);
    },
    (asked) => asked,
  );
  const callers = loaderOf(
    (asked: readonly AskedCaller[]) => findCallers(database, asked, clock.now()),
    ({ tokenHash, requestedCustomer }) => `${tokenHash.toString('base64')} ${requestedCustomer}`,
  );
  return {
    guest: async () => {
      const guest = await guests.load('guest');
      if (!guest) throw new Error('there is no guest');
      return guest;
    },
    find: (asked) => callers.load(asked),
    service: (token, address) => findCallingService(database, token, { address, now: clock.now() }),
    endCode: (tokenHash) => findEndCode(database, tokenHash),
  };
}
