import { plural } from '../shownNumber.ts';
import type { ChecklistFacts } from './checklistFacts.ts';
import type { CheckState } from './checkTopics.ts';

/** How far something is, in one sentence or two. */
export type Verdict = readonly [CheckState, string];

export function shopCheck({ name, isNamed, isDemo, hasOwnLogo }: ChecklistFacts): Verdict {
  if (!isNamed) return ['missing', `The shop is still called ${name}, on every page, letter and paper.`];
  if (isDemo) return ['demo', `This is the made-up distributor ${name} with made-up products, customers and orders.`];
  if (!hasOwnLogo)
    return ['demo', `The shop is called ${name}. Its logo is still the one that the program brings along.`];
  return ['done', `The shop is called ${name}, with a logo of its own.`];
}

export function papersCheck({ address, phone }: ChecklistFacts): Verdict {
  const lacking = [...(address === '' ? ['address'] : []), ...(phone === '' ? ['phone number'] : [])].join(' and ');
  if (lacking !== '') return ['missing', `Invoices, confirmations and letters have no ${lacking} of yours.`];
  return ['done', 'Papers and letters bear your address and phone number.'];
}

const LOOPBACK = /^(?:localhost|127\.|\[::1\]$|0\.0\.0\.0$)/;

export function publicUrlCheck({ publicUrl }: ChecklistFacts): Verdict {
  const { protocol, hostname } = new URL(publicUrl);
  if (LOOPBACK.test(hostname)) {
    return ['missing', `Links in letters lead to ${publicUrl}, which only the server’s own computer can open.`];
  }
  if (protocol !== 'https:') {
    return ['demo', `Links in letters lead to ${publicUrl}, where passwords travel unencrypted.`];
  }
  return [
    'done',
    `Links in letters lead to ${publicUrl}. Whether it can be opened from outside is not seen from here.`,
  ];
}

export function mailCheck({ sendsLetters, hasSentLetter, deadLetters }: ChecklistFacts): Verdict {
  if (!sendsLetters) {
    const lost = 'no invitation, no link to a new password, no confirmation of an order';
    return ['demo', `Letters are kept as files on the server, and nobody gets them: ${lost}.`];
  }
  if (deadLetters > 0) {
    return ['missing', `A mail server is set, but the last ${plural(deadLetters, 'letter')} could not be sent.`];
  }
  if (!hasSentLetter)
    return ['untried', 'A mail server is set, and no letter has gone out yet. Invite somebody to try it.'];
  return ['done', 'Letters go out. Whether they are read is not seen from here.'];
}

export function cardsCheck(facts: ChecklistFacts): Verdict {
  if (!facts.takesCards) {
    if (facts.allowConsumer) return ['missing', 'No card is accepted, and consumers can pay by card alone.'];
    return ['choice', 'No card is accepted: everybody orders on account.'];
  }
  if (!facts.movesMoney) {
    return ['demo', 'Cards are accepted, but payments go to a test gateway: they look paid and no money moves.'];
  }
  if (facts.takesTestCardsOnly) {
    return [
      'missing',
      'The gateway is live, but the shop takes test cards only: a real card is refused. Turn “Test cards only” off.',
    ];
  }
  if (!facts.hasPayment) return ['untried', 'The gateway is live, and no payment has been approved yet.'];
  return ['done', 'Cards are charged, and money moves.'];
}

function waitingText({ waitingOrders }: ChecklistFacts): string {
  if (waitingOrders === 0) return '';
  return ` ${plural(waitingOrders, 'order')} ${waitingOrders === 1 ? 'waits' : 'wait'} here now.`;
}

export function ordersCheck(facts: ChecklistFacts): Verdict {
  const { orderTarget, hasSentOrder, deadOrders, fetchingTokens, isFetched } = facts;
  if (deadOrders > 0) {
    return ['missing', `${plural(deadOrders, 'order')} could not be handed over: see Jobs and Letters.`];
  }
  if (orderTarget !== null) {
    const way = orderTarget === 'folder' ? 'written to a folder of the server' : 'sent to your order system';
    if (!hasSentOrder) return ['untried', `Orders are to be ${way}, and none has been yet.${waitingText(facts)}`];
    return ['done', `Orders are ${way}.${waitingText(facts)}`];
  }
  if (fetchingTokens === 0) return ['missing', `Nobody takes the orders: they stay in the shop.${waitingText(facts)}`];
  if (!isFetched) return ['untried', `A program may fetch the orders, and none has called yet.${waitingText(facts)}`];
  return ['done', `Your order system fetches the orders.${waitingText(facts)}`];
}
