import type { Kysely } from 'kysely';
import type { Mail } from '../../../server/modules/email/mail.ts';
import type { Email } from '../../../server/modules/outbox/email.ts';
import { encryptWith } from '../../../server/platform/crypto/encryption.ts';
import type { Database } from '../../../server/platform/database/schema.ts';

export const TEST_SEAL = encryptWith('the key of the tests');

/** Mail without a server, unless the test names one. */
export function testMail(given: Partial<Mail> = {}): Mail {
  return {
    transport: { description: 'nowhere', send: async () => undefined },
    sender: { address: 'orders@harbor.example', name: null },
    encryption: TEST_SEAL,
    publicUrl: 'http://localhost:4000',
    folder: null,
    ...given,
  };
}

export interface WaitingEmail {
  to: string;
  name: string;
  email: Email;
}

/** The waiting emails, as they were written: the oldest first. */
export async function waitingEmails(database: Kysely<Database>): Promise<WaitingEmail[]> {
  const rows = await database.selectFrom('letter').selectAll().where('sealed', 'is not', null).orderBy('id').execute();
  return rows.map(({ to_address, to_name, sealed, cause }) => ({
    to: to_address,
    name: to_name,
    email: JSON.parse(TEST_SEAL.open(sealed ?? Buffer.of(), cause)) as Email,
  }));
}
