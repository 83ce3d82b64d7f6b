import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { HumanCheck } from './humanCheck.ts';
import { localCheck } from './localCheck.ts';
import type { RemoteKeys } from './remoteCheck.ts';
import { remoteCheck } from './remoteCheck.ts';

interface Given {
  database: Kysely<Database>;
  clock: Clock;
  report: (line: string) => void;
}

export function openHumanCheck(
  { humanCheck }: { readonly humanCheck: RemoteKeys | null },
  { database, clock, report }: Given,
): HumanCheck {
  return humanCheck ? remoteCheck(humanCheck, report) : localCheck({ database, clock });
}
