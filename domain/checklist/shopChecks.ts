import { plural } from '../formatNumber.ts';
import type { ChecklistFacts } from './checklistFacts.ts';
import type { CheckState } from './checkTopics.ts';

/** How far something is, in one sentence or two. */
export type Verdict = readonly [CheckState, string];

export function shopCheck({ name, isNamed, isDemo, hasOwnLogo }: ChecklistFacts): Verdict {
  if (!isNamed) return ['missing', `The shop is still named ${name} on every page, document and email.`];
  if (isDemo) return ['demo', `This is the demo distributor ${name} with demo products, customers and orders.`];
  if (!hasOwnLogo) return ['demo', `The shop is named ${name} and still uses the default logo.`];
  return ['done', `The shop is named ${name} and has its own logo.`];
}

export function papersCheck({ address, phone }: ChecklistFacts): Verdict {
  const lacking = [...(address === '' ? ['address'] : []), ...(phone === '' ? ['phone number'] : [])].join(' and ');
  if (lacking !== '') return ['missing', `Missing from invoices, confirmations and emails: ${lacking}.`];
  return ['done', 'Your address and phone number appear on documents and emails.'];
}

const LOOPBACK = /^(?:localhost|127\.|\[::1\]$|0\.0\.0\.0$)/;

export function publicUrlCheck({ publicUrl }: ChecklistFacts): Verdict {
  const { protocol, hostname } = new URL(publicUrl);
  if (LOOPBACK.test(hostname)) {
    return ['missing', `Email links point to ${publicUrl}, which works only on the server itself.`];
  }
  if (protocol !== 'https:') {
    return ['demo', `Email links point to ${publicUrl}, which is not encrypted.`];
  }
  return ['done', `Email links point to ${publicUrl}. Check that it opens from outside your network.`];
}

export function mailCheck({ sendsLetters, hasSentLetter, deadLetters }: ChecklistFacts): Verdict {
  if (!sendsLetters) {
    const lost = 'invitations, password resets and order confirmations';
    return ['demo', `Emails are saved as files on the server and are not sent: ${lost}.`];
  }
  if (deadLetters > 0) {
    return ['missing', `A mail server is set up, but the last ${plural(deadLetters, 'email')} could not be sent.`];
  }
  if (!hasSentLetter)
    return ['untried', 'A mail server is set up, but no email has been sent yet. Invite a user to test it.'];
  return ['done', 'Emails are being sent.'];
}

export function cardsCheck(facts: ChecklistFacts): Verdict {
  if (!facts.takesCards) {
    if (facts.allowConsumer) return ['missing', 'No cards are accepted, and consumers can only pay by card.'];
    return ['choice', 'No cards are accepted. All orders are on account.'];
  }
  if (!facts.movesMoney) {
    return ['demo', 'Cards are accepted, but payments go to a test gateway. No money is charged.'];
  }
  if (facts.takesTestCardsOnly) {
    return ['missing', 'The gateway is live, but only test cards are accepted. Turn off “Test cards only”.'];
  }
  if (!facts.hasPayment) return ['untried', 'The gateway is live. No payment has been approved yet.'];
  return ['done', 'Cards are charged.'];
}

function waitingText({ waitingOrders }: ChecklistFacts): string {
  if (waitingOrders === 0) return '';
  return ` ${plural(waitingOrders, 'order')} ${waitingOrders === 1 ? 'waits' : 'wait'} here now.`;
}

export function ordersCheck(facts: ChecklistFacts): Verdict {
  const { orderTarget, hasSentOrder, deadOrders, fetchingTokens, isFetched } = facts;
  if (deadOrders > 0) {
    return ['missing', `${plural(deadOrders, 'order')} could not be sent. See Jobs and Emails.`];
  }
  if (orderTarget !== null) {
    const way = orderTarget === 'folder' ? 'saved to a folder on the server' : 'sent to your order system';
    if (!hasSentOrder) return ['untried', `Orders will be ${way}. None has been sent yet.${waitingText(facts)}`];
    return ['done', `Orders are ${way}.${waitingText(facts)}`];
  }
  if (fetchingTokens === 0)
    return ['missing', `Orders are not sent anywhere. They stay in the shop.${waitingText(facts)}`];
  if (!isFetched)
    return ['untried', `A service token can fetch orders, but none has been fetched yet.${waitingText(facts)}`];
  return ['done', `Your order system fetches the orders.${waitingText(facts)}`];
}
