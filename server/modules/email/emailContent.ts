import { emailText } from '#domain/texts/emailText.ts';
import type { Email } from '../outbox/email.ts';
import type { Shop } from '../outbox/emailRepository.ts';
import { formatMoment } from './moment.ts';

export interface LabelledFact {
  label: string;
  text: string;
}

/** An email in words, ready to be set as text and as HTML. */
export interface EmailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  facts: LabelledFact[];
  action: { label: string; url: string } | null;
  /** Below the button. */
  remarks: string[];
}

export interface EmailContext {
  name: string;
  shop: Shop;
  publicUrl: string;
  expiresAt: Date;
}

type Plain<Kind extends Email['kind']> = Extract<Email, { kind: Kind }>;
type OtherEmail = Exclude<Email, Plain<'orderConfirmation' | 'paymentReceipt'>>;

const notYou = () => emailText('emailContent.ifYouDidNotRequestThis');

function until({ expiresAt, shop }: EmailContext): string {
  return emailText('emailContent.thisLinkExpires', { expiresAt: formatMoment(expiresAt, shop.timeZone) });
}

function page(publicUrl: string, path: string, token: string): string {
  return `${publicUrl}/${path}?t=${encodeURIComponent(token)}`;
}

/** How to call the distributor, if there is a phone number. */
function call({ phone }: Shop): string {
  return phone === '' ? emailText('emailContent.callUs') : emailText('emailContent.callUsAt', { phone });
}

/**
 * All emails without a document. A sign-up can contain any name and another person's address: its emails repeat none of
 * the typed text, so that the shop cannot be used to send messages.
 */
export function emailContent(email: OtherEmail, context: EmailContext): EmailContent {
  const { name, shop, publicUrl } = context;
  const hello = emailText('emailContent.helloName', { name });
  switch (email.kind) {
    case 'verifyAddress':
      return {
        subject: emailText('emailContent.verifyYourEmailAddressFor', { name: shop.name }),
        greeting: emailText('emailContent.hello'),
        paragraphs: [emailText('emailContent.anAccountAtWasOpenedWith', { name: shop.name })],
        facts: [],
        action: {
          label: emailText('emailContent.verifyEmailAddress'),
          url: page(publicUrl, 'verifyemail', email.token),
        },
        remarks: [until(context), emailText('emailContent.ifYouDidNotCreateAn')],
      };
    case 'accountExists':
      return {
        subject: emailText('emailContent.youAlreadyHaveAnAccountAt', { name: shop.name }),
        greeting: emailText('emailContent.hello'),
        paragraphs: [
          emailText('emailContent.somebodyWantedToOpenAnAccount', { name: shop.name }),
          emailText('emailContent.signInWithThePasswordThat'),
        ],
        facts: [],
        action: { label: emailText('emailContent.signIn'), url: `${publicUrl}/login` },
        remarks: [notYou()],
      };
    case 'invitation':
      return {
        subject: emailText('emailContent.yourAccountAt', { name: shop.name }),
        greeting: hello,
        paragraphs: [emailText('emailContent.hasMadeAnAccountForYou', { name: shop.name })],
        facts: [{ label: emailText('emailContent.username'), text: email.username }],
        action: {
          label: emailText('emailContent.chooseAPassword'),
          url: page(publicUrl, 'changepassword', email.token),
        },
        remarks: [until(context)],
      };
    case 'resetPassword':
      return {
        subject: emailText('emailContent.chooseANewPasswordFor', { name: shop.name }),
        greeting: hello,
        paragraphs: [emailText('emailContent.weReceivedARequestToReset')],
        facts: [{ label: emailText('emailContent.username'), text: email.username }],
        action: {
          label: emailText('emailContent.chooseANewPassword'),
          url: page(publicUrl, 'changepassword', email.token),
        },
        remarks: [until(context), notYou()],
      };
    case 'approvalAsked':
      return {
        subject: emailText('emailContent.anOrderWaitsForYourApproval', { requester: email.requester }),
        greeting: hello,
        paragraphs: [
          emailText('emailContent.sentAnOrderForApproval', { requester: email.requester, total: email.total }),
        ],
        facts: [],
        action: { label: emailText('emailContent.openTheOrder'), url: `${publicUrl}/approvals/${email.approvalId}` },
        remarks: [],
      };
    case 'teamJoined':
      return {
        subject: emailText('emailContent.youAreOnTheTeamOf', { customer: email.customer }),
        greeting: hello,
        paragraphs: [emailText('emailContent.addedYouToTheTeamOf', { by: email.by, customer: email.customer })],
        facts: [],
        action: { label: emailText('emailContent.signIn'), url: `${publicUrl}/login` },
        remarks: [],
      };
    case 'approvalDecided':
      return {
        subject: emailText(`emailContent.yourOrderWas.${email.orderNumber === null ? 'returned' : 'approved'}`),
        greeting: hello,
        paragraphs: [
          email.orderNumber === null
            ? emailText('emailContent.returnedYourOrder', { by: email.by })
            : emailText('emailContent.approvedYourOrder', { by: email.by, orderNumber: email.orderNumber }),
        ],
        facts: email.note === null ? [] : [{ label: emailText('emailContent.reason'), text: email.note }],
        action: { label: emailText('emailContent.openTheOrder'), url: `${publicUrl}/approvals/${email.approvalId}` },
        remarks: [],
      };
    case 'passwordChanged':
      return {
        subject: emailText('emailContent.yourPasswordAtWasChanged', { name: shop.name }),
        greeting: hello,
        paragraphs: [
          emailText('emailContent.thePasswordOfYourAccountWas', {
            timeZone: formatMoment(new Date(email.changedAt), shop.timeZone),
          }),
        ],
        facts: [],
        action: null,
        remarks: [emailText('emailContent.ifThisWasNotYouChoose', { shop: call(shop) })],
      };
    case 'twoFactorChanged':
      return {
        subject: emailText('emailContent.twoStepSignInChanged', { change: email.change, name: shop.name }),
        greeting: hello,
        paragraphs: [
          emailText('emailContent.twoStepSignInChangedOn', {
            change: email.change,
            changedAt: formatMoment(new Date(email.changedAt), shop.timeZone),
          }),
        ],
        facts: [],
        action: null,
        remarks: [emailText('emailContent.ifThisWasNotYouChoose', { shop: call(shop) })],
      };
    case 'emailChanged':
      return {
        subject: emailText('emailContent.yourEmailAddressAtWasChanged', { name: shop.name }),
        greeting: hello,
        paragraphs: [
          emailText('emailContent.thisAddressWasRemovedFrom', {
            changedAt: formatMoment(new Date(email.changedAt), shop.timeZone),
          }),
        ],
        facts: [],
        action: null,
        remarks: [emailText('emailContent.ifThisWasNotYou', { shop: call(shop) })],
      };
  }
}
