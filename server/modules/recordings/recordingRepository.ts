import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Recording } from '#domain/recording/recording.ts';
import { CODE_LENGTH, CODE_LETTERS } from '#domain/recording/recordingCode.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Ids } from '../../platform/ids.ts';

/** Older ones of the same user are removed; of all guests together, `guests`. */
const KEPT = { ofUser: 10, ofGuests: 500 };
/** The largest multiple of the number of letters in a byte, so that every letter is equally likely. */
const EVEN_BYTES = 256 - (256 % CODE_LETTERS.length);

function newCode(ids: Ids): string {
  const bytes = [...createHash('sha512').update(ids.secret()).digest()].filter((byte) => byte < EVEN_BYTES);
  return bytes
    .slice(0, CODE_LENGTH)
    .map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
    .join('');
}

interface StoredRecording {
  code: string;
  sent_at: Date;
  by: string | null;
  recording: Recording;
}

/** Stores a recording under a new code, and removes the user's oldest ones. */
export async function addRecording(
  database: Kysely<Database>,
  ids: Ids,
  { userId, now, recording }: { userId: number | null; now: Date; recording: Recording },
): Promise<string> {
  const code = newCode(ids);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('recording')
      .values({ code, user_id: userId, sent_at: now, recording: JSON.stringify(recording) })
      .execute();
    const most = userId === null ? KEPT.ofGuests : KEPT.ofUser;
    await sql`delete from recording where code in (select code from recording
      where user_id is not distinct from ${userId} order by sent_at desc, code offset ${most})`.execute(transaction);
  });
  return code;
}

/** Undefined for an unknown code and for one that has expired. */
export async function findRecording(
  database: Kysely<Database>,
  code: string,
  since: Date,
): Promise<StoredRecording | undefined> {
  const found = await database
    .selectFrom('recording as r')
    .leftJoin('app_user as u', 'u.id', 'r.user_id')
    .select(['r.code', 'r.sent_at', 'r.recording', 'u.name as by'])
    .where('r.code', '=', code)
    .where('r.sent_at', '>', since)
    .executeTakeFirst();
  return found && { ...found, recording: found.recording as unknown as Recording };
}

export async function removeOldRecordings(database: Kysely<Database>, since: Date): Promise<void> {
  await database.deleteFrom('recording').where('sent_at', '<=', since).execute();
}
