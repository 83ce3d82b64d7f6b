import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Recording } from '#domain/recording/recording.ts';
import { CODE_LENGTH, CODE_LETTERS } from '#domain/recording/recordingCode.ts';
import type { Encryption } from '../../platform/crypto/encryption.ts';
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

interface Stores {
  database: Kysely<Database>;
  encryption: Encryption;
}

interface StoredRecording {
  sent_at: Date;
  by: string | null;
  recording: Recording;
}

const LABEL = 'recording';
const digestOf = ({ encryption }: Stores, code: string) => encryption.digest(code, LABEL);

/** Stores a recording under a new code, and removes the user's oldest ones. The code itself is not stored. */
export async function addRecording(
  stores: Stores & { ids: Ids },
  { userId, now, recording }: { userId: number | null; now: Date; recording: Recording },
): Promise<string> {
  const code = newCode(stores.ids);
  const values = {
    code_digest: digestOf(stores, code),
    user_id: userId,
    sent_at: now,
    sealed: stores.encryption.withCode(code).close(JSON.stringify(recording), LABEL),
  };
  await stores.database.transaction().execute(async (transaction) => {
    await transaction.insertInto('recording').values(values).execute();
    const most = userId === null ? KEPT.ofGuests : KEPT.ofUser;
    await sql`delete from recording where code_digest in (select code_digest from recording
      where user_id is not distinct from ${userId} order by sent_at desc, code_digest offset ${most})`.execute(
      transaction,
    );
  });
  return code;
}

/** Undefined for an unknown code and for one that has expired. */
export async function findRecording(stores: Stores, code: string, since: Date): Promise<StoredRecording | undefined> {
  const found = await stores.database
    .selectFrom('recording as r')
    .leftJoin('app_user as u', 'u.id', 'r.user_id')
    .select(['r.sent_at', 'r.sealed', 'u.name as by'])
    .where('r.code_digest', '=', digestOf(stores, code))
    .where('r.sent_at', '>', since)
    .executeTakeFirst();
  if (!found) return undefined;
  const { sealed, sent_at, by } = found;
  return { sent_at, by, recording: JSON.parse(stores.encryption.withCode(code).open(sealed, LABEL)) as Recording };
}

export async function removeOldRecordings(database: Kysely<Database>, since: Date): Promise<void> {
  await database.deleteFrom('recording').where('sent_at', '<=', since).execute();
}
