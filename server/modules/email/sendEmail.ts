import { Compile } from 'typebox/compile';
import { isLanguage } from '#domain/texts/languages.ts';
import { GivenUp, type Job, job } from '../../platform/jobs/job.ts';
import { inLanguage, languageNow } from '../../platform/text/spoken.ts';
import { Email, SEND_EMAIL } from '../outbox/email.ts';
import { abandonExpiredEmails, findEmail, findRecipientLanguage, markSent } from '../outbox/emailRepository.ts';
import { composeEmail } from './composeEmail.ts';
import type { MailServices } from './services.ts';
import { MailRefused } from './transport.ts';

const emails = Compile(Email);

/**
 * Sends a waiting email. If the server dies between the mail server's acceptance and its own note, the email is sent a
 * second time under the same Message-ID.
 */
export function sendEmail({ database, clock, renderers, mail }: MailServices): Job {
  return job(SEND_EMAIL, async ({ letterId: emailId }) => {
    const now = clock.now();
    await abandonExpiredEmails(database, now);
    const stored = await findEmail(database, emailId);
    if (!stored?.sealed) return;
    const email: unknown = JSON.parse(mail.encryption.open(stored.sealed, stored.cause));
    if (!emails.Check(email)) throw new GivenUp('The email has an unknown kind');
    const { cause, to_address: address, to_name: name, expires_at: expiresAt } = stored;
    const known = email.kind === 'emailChanged' ? email.language : await findRecipientLanguage(database, address);
    const language = isLanguage(known) ? known : languageNow();
    const message = await inLanguage(language, () =>
      composeEmail(
        { database, renderers, publicUrl: mail.publicUrl, sender: mail.sender },
        { cause, to: { address, name }, expiresAt, email },
        now,
      ),
    );
    await mail.transport.send(message).catch((error) => {
      throw error instanceof MailRefused ? new GivenUp(error.message) : error;
    });
    await markSent(database, emailId, clock.now());
  });
}
