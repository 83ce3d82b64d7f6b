import { Compile } from 'typebox/compile';
import { GivenUp, type Job, job } from '../../platform/jobs/job.ts';
import { Letter, SEND_LETTER } from '../outbox/letter.ts';
import { abandonExpiredLetters, findLetter, markSent } from '../outbox/letterRepository.ts';
import { composeLetter } from './composeLetter.ts';
import type { MailServices } from './services.ts';
import { MailRefused } from './transport.ts';

const letters = Compile(Letter);

/**
 * Sends a letter that waits. Between the mail server's word that it has it and the note of that here a server may die: then the
 * letter goes out a second time, under the same Message-ID.
 */
export function sendLetter({ database, clock, renderers, mail }: MailServices): Job {
  return job(SEND_LETTER, async ({ letterId }) => {
    const now = clock.now();
    await abandonExpiredLetters(database, now);
    const stored = await findLetter(database, letterId);
    if (!stored?.sealed) return;
    const letter: unknown = JSON.parse(mail.seal.open(stored.sealed, stored.cause));
    if (!letters.Check(letter)) throw new GivenUp('The letter is of no kind that is known here');
    const { cause, to_address: address, to_name: name, expires_at: expiresAt } = stored;
    const message = await composeLetter(
      { database, renderers, publicUrl: mail.publicUrl, sender: mail.sender },
      { cause, to: { address, name }, expiresAt, letter },
      now,
    );
    await mail.transport.send(message).catch((error) => {
      throw error instanceof MailRefused ? new GivenUp(error.message) : error;
    });
    await markSent(database, letterId, clock.now());
  });
}
