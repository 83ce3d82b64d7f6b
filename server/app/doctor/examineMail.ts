import { join } from 'node:path';
import { smtpTransport } from '../../modules/email/smtpTransport.ts';
import type { Config } from '../config.ts';
import { type Finding, fix, hint, ok, reasonOf } from './finding.ts';

/** Signs in to the mail server, and sends nothing. */
export async function examineMail({ smtp, dataDir }: Config): Promise<Finding> {
  if (smtp === null) {
    return hint('Mail', `Nothing is sent: emails are files in ${join(dataDir, 'mail')}. Set SMTP_URL and MAIL_FROM.`);
  }
  const { description, verify } = smtpTransport(smtp.url);
  try {
    await verify();
    return ok('Mail', description);
  } catch (error) {
    return fix('Mail', `${description}, which fails: ${reasonOf(error)}. Check SMTP_URL and the mail server.`);
  }
}
