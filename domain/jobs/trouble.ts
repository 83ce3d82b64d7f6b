/** Why a job or a letter did not succeed, and what the mail server said of it in its own words. */
export interface Trouble {
  text: string;
  /** To look for in the mail server's log. */
  reply: string | null;
}

const AWAY =
  'The mail server does not respond. Check its host, port and the firewall. Emails are sent again automatically.';

/** What stands in an error, and what to do about it: the first that fits, as docs/mail.md lists them. */
const TROUBLES: readonly (readonly [RegExp, string])[] = [
  [
    /order folder cannot be written/,
    'The ORDER_EXPORT folder cannot be written. Check that it exists, is writable and has free space. The order is sent again automatically, or with Try Again.',
  ],
  [
    /order system gives no answer/,
    'The order system does not respond. Check the address in ORDER_WEBHOOK and the firewall. The order is sent again automatically, or with Try Again.',
  ],
  [
    /order system refuses/,
    'The order system refused the order. Check its log. The order is sent again automatically, or with Try Again.',
  ],
  [/another key/, 'This email was created with a different MAIL_KEY. All servers on one database need the same key.'],
  [/Its time was over/, 'The email expired before it could be sent. Ask for a new one.'],
  [/no(?:t a valid)? email address/, 'The email address is not valid. Correct it and resend the email.'],
  [
    /Invalid login|\b53[45]\b/,
    'The mail server rejected the username or password. Check them in SMTP_URL and restart the shop.',
  ],
  [/STARTTLS/, 'The mail server does not support encryption on this port. Use smtps:// or another port in SMTP_URL.'],
  [/Greeting never received|ECONN|ETIMEDOUT|ENOTFOUND|EHOST|timeout|connection closed/i, AWAY],
  [/certificate/i, 'The certificate of the mail server is not valid for its name.'],
  [/\b5\d\d\b/, 'The mail server rejected the email permanently. Check the address with the recipient.'],
  [/\b4\d\d\b/, 'The mail server deferred the email. It is sent again automatically.'],
  [/payload|no kind that is known/, 'This job was created by another version of the shop.'],
];

const UNKNOWN = 'An unknown error occurred. See the server log.';
const REPLY = /\b[45]\d\d[ -].{1,200}/s;

/** An error as it was kept, in words for whoever runs the shop; null where there is none. */
export function troubleOf(error: string | null): Trouble | null {
  if (error === null) return null;
  const known = TROUBLES.find(([sign]) => sign.test(error));
  return { text: known?.[1] ?? UNKNOWN, reply: REPLY.exec(error)?.[0] ?? null };
}
