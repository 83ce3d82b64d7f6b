import type { Transaction } from 'kysely';
import { isEmailAddress } from '#domain/emailAddress.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Encryption } from '../../platform/crypto/encryption.ts';
import type { Database } from '../../platform/database/schema.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { emailExpiry } from '../retention/retention.ts';
import { causeDigest, type NewEmail, SEND_EMAIL } from './email.ts';
import { emailJobKey, insertEmail } from './emailRepository.ts';

export interface Emails {
  /**
   * Adds an email that is sent when the transaction commits. Another one of the same kind and cause is the same email.
   * An invalid address causes no error: the email is listed as not sent. Returns whether it will be sent.
   */
  add(transaction: Transaction<Database>, email: NewEmail): Promise<boolean>;
}

export function createEmails({ encryption, clock }: { encryption: Encryption; clock: Clock }): Emails {
  return {
    add: async (transaction, { to, cause, email, expiresAt }) => {
      const now = clock.now();
      const digest = causeDigest(email.kind, cause);
      const canBeSent = isEmailAddress(to.address);
      const id = await insertEmail(transaction, {
        cause: digest,
        kind: email.kind,
        to_address: to.address,
        to_name: to.name,
        sealed: canBeSent ? encryption.close(JSON.stringify(email), digest) : null,
        added_at: now,
        expires_at: expiresAt ?? emailExpiry(now),
        failure: canBeSent ? null : 'This is not a valid email address',
      });
      if (id !== null && canBeSent) {
        await addJob(transaction, SEND_EMAIL, { letterId: id }, { key: emailJobKey(id) });
      }
      return canBeSent;
    },
  };
}
