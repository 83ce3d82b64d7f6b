import type { Kysely } from 'kysely';
import type { Config } from '../../app/config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { HumanCheck } from './humanCheck.ts';
import { localCheck } from './localCheck.ts';
import { remoteCheck } from './remoteCheck.ts';

interface Given {
  database: Kysely<Database>;
  clock: Clock;
  report: (line: string) => void;
}

export function openHumanCheck({ humanCheck }: Config, { database, clock, report }: Given): HumanCheck {
  return humanCheck ? remoteCheck(humanCheck, report) : localCheck({ database, clock });
}
