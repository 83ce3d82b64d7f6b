import { adminText } from '../texts/adminText.ts';
/** Why a job or an email failed, with the mail server's own message. */
export interface Trouble {
  text: string;
  /** The text to search for in the mail server's log. */
  reply: string | null;
}

const AWAY = adminText('trouble.theMailServerDoesNotRespond');

/** Patterns of an error message, each with what to do; the first match counts, as docs/mail.md lists them. */
const TROUBLES: readonly (readonly [RegExp, string])[] = [
  [/order folder cannot be written/, adminText('trouble.theOrderExportFolderCannotBe')],
  [/order system gives no answer/, adminText('trouble.theOrderSystemDoesNotRespond')],
  [/order system refuses/, adminText('trouble.theOrderSystemRefusedTheOrder')],
  [/another key/, adminText('trouble.thisEmailWasCreatedWithA')],
  [/Its time was over/, adminText('trouble.theEmailExpiredBeforeItCould')],
  [/no(?:t a valid)? email address/, adminText('trouble.theEmailAddressIsNotValid')],
  [/Invalid login|\b53[45]\b/, adminText('trouble.theMailServerRejectedTheUsername')],
  [/STARTTLS/, adminText('trouble.theMailServerDoesNotSupport')],
  [/Greeting never received|ECONN|ETIMEDOUT|ENOTFOUND|EHOST|timeout|connection closed/i, AWAY],
  [/certificate/i, adminText('trouble.theCertificateOfTheMailServer')],
  [/\b5\d\d\b/, adminText('trouble.theMailServerRejectedTheEmail')],
  [/\b4\d\d\b/, adminText('trouble.theMailServerDeferredTheEmail')],
  [/payload|no kind that is known/, adminText('trouble.thisJobWasCreatedByAnother')],
];

const UNKNOWN = adminText('trouble.anUnknownErrorOccurredSeeThe');
const REPLY = /\b[45]\d\d[ -].{1,200}/s;

/** A stored error as text for admins; null without an error. */
export function troubleOf(error: string | null): Trouble | null {
  if (error === null) return null;
  const known = TROUBLES.find(([sign]) => sign.test(error));
  return { text: known?.[1] ?? UNKNOWN, reply: REPLY.exec(error)?.[0] ?? null };
}
