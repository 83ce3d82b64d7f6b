/** Why a job or a letter did not succeed, and what the mail server said of it in its own words. */
export interface Trouble {
  text: string;
  /** To look for in the mail server's log. */
  reply: string | null;
}

const AWAY =
  'The mail server does not answer. Check its host, its port and the firewall; the letters follow by themselves.';

/** What stands in an error, and what to do about it: the first that fits, as docs/mail.md lists them. */
const TROUBLES: readonly (readonly [RegExp, string])[] = [
  [
    /order folder cannot be written/,
    'The folder of ORDER_EXPORT cannot be written. Check that it exists, has room, and may be written; then the order follows by itself, or with Try Again.',
  ],
  [
    /order system gives no answer/,
    'The order system does not answer. Check the address in ORDER_WEBHOOK and the firewall; then the order follows by itself, or with Try Again.',
  ],
  [
    /order system refuses/,
    'The order system does not take the order. Its own log says why; the order is sent again by itself, or with Try Again.',
  ],
  [/another key/, 'The letter was written under another MAIL_KEY. All servers of one database need the same one.'],
  [/Its time was over/, 'Its time was over before it could be sent. Whoever needs it asks for a new one.'],
  [/no email address/, 'The address is no email address. Correct it, and have the letter written anew.'],
  [
    /Invalid login|\b53[45]\b/,
    'The mail server refuses the user or the password. Check them in SMTP_URL and start the shop again.',
  ],
  [/STARTTLS/, 'The mail server offers no encryption on this port. Use smtps:// or another port in SMTP_URL.'],
  [/Greeting never received|ECONN|ETIMEDOUT|ENOTFOUND|EHOST|timeout|connection closed/i, AWAY],
  [/certificate/i, 'The certificate of the mail server is not valid for its name.'],
  [/\b5\d\d\b/, 'The mail server refuses the letter for good. Check the address with the person it is for.'],
  [/\b4\d\d\b/, 'The mail server puts the letter off. It is tried again by itself.'],
  [/payload|no kind that is known/, 'It was left by another version of the shop, which this one does not understand.'],
];

const UNKNOWN = "It failed for a reason that the shop has no words for. The server's log tells it.";
const REPLY = /\b[45]\d\d[ -].{1,200}/s;

/** An error as it was kept, in words for whoever runs the shop; null where there is none. */
export function troubleOf(error: string | null): Trouble | null {
  if (error === null) return null;
  const known = TROUBLES.find(([sign]) => sign.test(error));
  return { text: known?.[1] ?? UNKNOWN, reply: REPLY.exec(error)?.[0] ?? null };
}
