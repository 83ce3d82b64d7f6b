import { emailText } from '#domain/texts/emailText.ts';
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

const NOT_YOU = emailText('letterContent.ifYouDidNotRequestThis');

function until({ expiresAt, shop }: LetterContext): string {
  return emailText('letterContent.thisLinkExpires', { expiresAt: formatMoment(expiresAt, shop.timeZone) });
}

function page(publicUrl: string, path: string, token: string): string {
  return `${publicUrl}/${path}?t=${encodeURIComponent(token)}`;
}

/** How to reach the distributor by voice, where there is a number. */
function call({ phone }: Shop): string {
  return phone === '' ? emailText('letterContent.callUs') : emailText('letterContent.callUsAt', { phone });
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
        subject: emailText('letterContent.verifyYourEmailAddressFor', { name: shop.name }),
        greeting: emailText('letterContent.hello'),
        paragraphs: [emailText('letterContent.anAccountAtWasOpenedWith', { name: shop.name })],
        facts: [],
        action: {
          label: emailText('letterContent.verifyEmailAddress'),
          url: page(publicUrl, 'verifyemail', letter.token),
        },
        remarks: [until(context), emailText('letterContent.ifYouDidNotCreateAn')],
      };
    case 'accountExists':
      return {
        subject: emailText('letterContent.youAlreadyHaveAnAccountAt', { name: shop.name }),
        greeting: emailText('letterContent.hello'),
        paragraphs: [
          emailText('letterContent.somebodyWantedToOpenAnAccount', { name: shop.name }),
          emailText('letterContent.signInWithThePasswordThat'),
        ],
        facts: [],
        action: { label: emailText('letterContent.signIn'), url: `${publicUrl}/login` },
        remarks: [NOT_YOU],
      };
    case 'invitation':
      return {
        subject: emailText('letterContent.yourAccountAt', { name: shop.name }),
        greeting: hello,
        paragraphs: [emailText('letterContent.hasMadeAnAccountForYou', { name: shop.name })],
        facts: [{ label: emailText('letterContent.username'), text: letter.username }],
        action: {
          label: emailText('letterContent.chooseAPassword'),
          url: page(publicUrl, 'changepassword', letter.token),
        },
        remarks: [until(context)],
      };
    case 'resetPassword':
      return {
        subject: emailText('letterContent.chooseANewPasswordFor', { name: shop.name }),
        greeting: hello,
        paragraphs: [emailText('letterContent.weReceivedARequestToReset')],
        facts: [{ label: emailText('letterContent.username'), text: letter.username }],
        action: {
          label: emailText('letterContent.chooseANewPassword'),
          url: page(publicUrl, 'changepassword', letter.token),
        },
        remarks: [until(context), NOT_YOU],
      };
    case 'passwordChanged':
      return {
        subject: emailText('letterContent.yourPasswordAtWasChanged', { name: shop.name }),
        greeting: hello,
        paragraphs: [
          emailText('letterContent.thePasswordOfYourAccountWas', {
            timeZone: formatMoment(new Date(letter.changedAt), shop.timeZone),
          }),
        ],
        facts: [],
        action: null,
        remarks: [emailText('letterContent.ifThisWasNotYouChoose', { shop: call(shop) })],
      };
  }
}
