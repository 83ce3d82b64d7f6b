import type { Transaction } from 'kysely';
import { isEmailAddress } from '#domain/emailAddress.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/schema.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { letterExpiry } from '../retention/retention.ts';
import { causeDigest, type NewLetter, SEND_LETTER } from './letter.ts';
import { insertLetter, letterJobKey } from './letterRepository.ts';

export interface Letters {
  /**
   * Writes a letter that is sent if and when the transaction commits. Another one of the same kind and cause is the same letter.
   * An address that cannot be one harms nothing: the letter is listed as not sent.
   */
  add(transaction: Transaction<Database>, letter: NewLetter): Promise<void>;
}

export function createLetters({ seal, clock }: { seal: Seal; clock: Clock }): Letters {
  return {
    add: async (transaction, { to, cause, letter, expiresAt }) => {
      const now = clock.now();
      const digest = causeDigest(letter.kind, cause);
      const canBeSent = isEmailAddress(to.address);
      const id = await insertLetter(transaction, {
        cause: digest,
        kind: letter.kind,
        to_address: to.address,
        to_name: to.name,
        sealed: canBeSent ? seal.close(JSON.stringify(letter), digest) : null,
        added_at: now,
        expires_at: expiresAt ?? letterExpiry(now),
        failure: canBeSent ? null : 'This is not a valid email address',
      });
      if (id !== null && canBeSent) {
        await addJob(transaction, SEND_LETTER, { letterId: id }, { key: letterJobKey(id) });
      }
    },
  };
}
