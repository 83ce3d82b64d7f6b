import { type Kysely, sql, type Transaction } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../server/platform/database/schema.ts';

interface Holding<T> {
  database: Kysely<Database>;
  /** Takes what the rivals need first. */
  lock: (transaction: Transaction<Database>) => Promise<unknown>;
  /** Of one caller two run at once, however many are sent. */
  rivals: number;
  run: () => Promise<T>;
}

/** Runs the rivals while none of them can write, until so many of them wait for another. */
export async function heldUp<T>({ database, lock, rivals, run }: Holding<T>): Promise<T> {
  const { running } = await database.transaction().execute(async (transaction) => {
    await lock(transaction);
    const started = run();
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    started.then(end, end);
    const waiting = async () => {
      if (isOver) return rivals;
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
      return rows.length;
    };
    await expect.poll(waiting).toBeGreaterThanOrEqual(rivals);
    expect(isOver, 'They went on without waiting').toBe(false);
    return { running: started };
  });
  return await running;
}
