import type { Letter } from '../outbox/letter.ts';
import type { Shop } from '../outbox/letterRepository.ts';
import { formatMoment } from './moment.ts';

export interface LabelledFact {
  label: string;
  text: string;
}

/** A letter in words, ready to be set as text and as HTML. */
export interface LetterContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  facts: LabelledFact[];
  action: { label: string; url: string } | null;
  /** Below the button. */
  remarks: string[];
}

export interface LetterContext {
  name: string;
  shop: Shop;
  publicUrl: string;
  expiresAt: Date;
}

type Plain<Kind extends Letter['kind']> = Extract<Letter, { kind: Kind }>;
type OtherLetter = Exclude<Letter, Plain<'orderConfirmation' | 'paymentReceipt'>>;

const NOT_YOU = 'If you did not request this, you can ignore this email. Nothing has changed.';

function until({ expiresAt, shop }: LetterContext): string {
  return `This link expires ${formatMoment(expiresAt, shop.timeZone)}.`;
}

function page(publicUrl: string, path: string, token: string): string {
  return `${publicUrl}/${path}?t=${encodeURIComponent(token)}`;
}

/** How to reach the distributor by voice, where there is a number. */
function call({ phone }: Shop): string {
  return phone === '' ? 'call us' : `call us at ${phone}`;
}

/**
 * All letters but those that come with a paper. Whoever signs up chooses a name and anybody's address: letters that follow from that repeat
 * nothing of it, so that nobody can have the shop send his own words.
 */
export function letterContent(letter: OtherLetter, context: LetterContext): LetterContent {
  const { name, shop, publicUrl } = context;
  const hello = `Hello ${name},`;
  switch (letter.kind) {
    case 'verifyAddress':
      return {
        subject: `Verify your email address for ${shop.name}`,
        greeting: 'Hello,',
        paragraphs: [
          `An account at ${shop.name} was opened with this email address. Open the link to say that it is yours.`,
        ],
        facts: [],
        action: { label: 'Verify email address', url: page(publicUrl, 'verifyemail', letter.token) },
        remarks: [until(context), 'If you did not create an account, you can ignore this email.'],
      };
    case 'accountExists':
      return {
        subject: `You already have an account at ${shop.name}`,
        greeting: 'Hello,',
        paragraphs: [
          `Somebody wanted to open an account at ${shop.name} with this email address, which has one already.`,
          'Sign in with the password that you have, or choose Reset Password on the sign-in page for a new one.',
        ],
        facts: [],
        action: { label: 'Sign in', url: `${publicUrl}/login` },
        remarks: [NOT_YOU],
      };
    case 'invitation':
      return {
        subject: `Your account at ${shop.name}`,
        greeting: hello,
        paragraphs: [`${shop.name} has made an account for you to order with. Choose a password to begin.`],
        facts: [{ label: 'Username', text: letter.username }],
        action: { label: 'Choose a password', url: page(publicUrl, 'changepassword', letter.token) },
        remarks: [until(context)],
      };
    case 'resetPassword':
      return {
        subject: `Choose a new password for ${shop.name}`,
        greeting: hello,
        paragraphs: ['We received a request to reset your password. Open the link to choose a new one.'],
        facts: [{ label: 'Username', text: letter.username }],
        action: { label: 'Choose a new password', url: page(publicUrl, 'changepassword', letter.token) },
        remarks: [until(context), NOT_YOU],
      };
    case 'passwordChanged':
      return {
        subject: `Your password at ${shop.name} was changed`,
        greeting: hello,
        paragraphs: [
          `The password of your account was changed on ${formatMoment(new Date(letter.changedAt), shop.timeZone)}.`,
        ],
        facts: [],
        action: null,
        remarks: [`If this was not you, choose Reset Password on the sign-in page now and ${call(shop)}.`],
      };
  }
}
