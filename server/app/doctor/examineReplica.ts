import { setTimeout as pause } from 'node:timers/promises';
import { describeProblem } from '../../platform/database/replica/openReplica.ts';
import { type ReplicaState, watchReplica } from '../../platform/database/replica/replicaState.ts';
import type { Config } from '../config.ts';
import { type Finding, fix, ok } from './finding.ts';

const LOOKS = 5;
const LOOK_EVERY_MS = 500;

const ADVICE: Readonly<Record<NonNullable<ReplicaState['problem']>, string>> = {
  unreachable: 'Check DATABASE_READ_URL and the replica. Until then, all reads come from the primary.',
  notReplica: 'If it is the new primary, name it in DATABASE_URL and remove DATABASE_READ_URL.',
  otherDatabase: 'Name a streaming replica of DATABASE_URL, with the same database.',
  behind: 'Look at its load, its disk and its connection to the primary.',
};

/** Compares the replica with its primary, and gives it a moment to catch up. */
export async function examineReplica({ databaseUrl, replica }: Config): Promise<Finding[]> {
  if (databaseUrl === null || replica === null) return [];
  const urls = { primary: databaseUrl, replica: replica.url };
  const watch = watchReplica(urls, replica.longestAgeSeconds * 1000);
  try {
    let state = await watch.look();
    for (let look = 1; look < LOOKS && state.problem === 'behind'; look += 1) {
      await pause(LOOK_EVERY_MS);
      state = await watch.look();
    }
    const { problem } = state;
    if (problem === null) return [ok('Replica', 'it follows the primary')];
    return [fix('Replica', `${describeProblem(problem)} ${ADVICE[problem]}`)];
  } finally {
    await watch.close();
  }
}
