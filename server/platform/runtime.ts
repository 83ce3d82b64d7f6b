import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { CustomerReads } from './database/replica/customerReads.ts';
import type { Database } from './database/schema.ts';
import type { Ids } from './ids.ts';

/** The services of every module. */
export interface Runtime {
  readonly database: Kysely<Database>;
  /** For what may be read from a replica: histories, accounts and reports. */
  readonly customerReads: CustomerReads;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Where the shop is found, without a trailing slash. */
  readonly publicUrl: string;
}
