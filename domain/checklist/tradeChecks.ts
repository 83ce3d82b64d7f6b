import { formatDay } from '../formatDay.ts';
import { formatCount, plural } from '../formatNumber.ts';
import type { ChecklistFacts } from './checklistFacts.ts';
import type { Verdict } from './shopChecks.ts';

const isAre = (count: number) => (count === 1 ? 'is' : 'are');
const hasHave = (count: number) => (count === 1 ? 'has' : 'have');

export function productsCheck({ products, productsWithoutUnit }: ChecklistFacts): Verdict {
  if (products === 0) return ['missing', 'There are no products.'];
  const count = `Buyers see ${plural(products, 'product')}.`;
  if (productsWithoutUnit === 0) return ['done', count];
  const lacking = `${formatCount(productsWithoutUnit)} of them ${hasHave(productsWithoutUnit)} no selling unit and cannot be ordered.`;
  return ['missing', `${count} ${lacking}`];
}

export function pricesCheck({ products, productsWithoutPrice, contractPrices }: ChecklistFacts): Verdict {
  if (products === 0) return ['missing', 'There are no products to price yet.'];
  const contracts = contractPrices === 0 ? '' : ` ${plural(contractPrices, 'contract price')} for customers.`;
  if (productsWithoutPrice === 0) return ['done', `Every product has a list price.${contracts}`];
  const lacking = `${plural(productsWithoutPrice, 'product')} ${hasHave(productsWithoutPrice)} no list price.`;
  return ['missing', `${lacking}${contracts}`];
}

export function customersCheck({ customers, customersWithUser, allowConsumer }: ChecklistFacts): Verdict {
  if (customers === 0) {
    if (allowConsumer) return ['choice', 'There are no business accounts. Only consumers can order.'];
    return ['missing', 'There are no business accounts, and consumers cannot sign up. Nobody can order.'];
  }
  const count = `There ${isAre(customers)} ${plural(customers, 'business account')}.`;
  if (customersWithUser === 0) return ['missing', `${count} No user can sign in for any of them.`];
  const rest = customers - customersWithUser;
  if (rest === 0) return ['done', `${count} Each of them has a user who can sign in.`];
  return ['done', `${count} For ${formatCount(rest)} of them no user can sign in yet.`];
}

export function usersCheck({ otherUsers }: ChecklistFacts): Verdict {
  if (otherUsers === 0) return ['missing', 'You are the only user.'];
  const people = otherUsers === 1 ? 'One other person' : `${formatCount(otherUsers)} other people`;
  return ['done', `${people} can sign in besides you. Check the Users page to see who has accepted an invitation.`];
}

export function calendarCheck(facts: ChecklistFacts): Verdict {
  const { nextDelivery, nextPickup, allowConsumer, allowConsumerPickup, addressesWithoutDay } = facts;
  if (nextDelivery === null) return ['missing', 'No delivery dates are available.'];
  const delivery = `The next delivery is on ${formatDay(nextDelivery)}`;
  if (nextPickup === null) {
    if (allowConsumer && allowConsumerPickup)
      return ['missing', `${delivery}, but there is no day to pick anything up.`];
    return ['done', `${delivery}. No pickup dates are available.`];
  }
  const both = `${delivery}, the next pickup on ${formatDay(nextPickup)}.`;
  if (addressesWithoutDay === 0) return ['done', both];
  const addresses = addressesWithoutDay === 1 ? 'delivery address' : 'delivery addresses';
  const lacking = `${formatCount(addressesWithoutDay)} ${addresses} ${hasHave(addressesWithoutDay)}`;
  return ['missing', `${both} ${lacking} only days on which you do not deliver.`];
}

export function zipsCheck(facts: ChecklistFacts): Verdict {
  const { zipRules, deliveredZips, refusesZips, allowConsumer, allowConsumerDelivery } = facts;
  const delivers = allowConsumer && allowConsumerDelivery;
  if (zipRules === 0) {
    if (delivers) return ['choice', 'There are no delivery areas. Consumers can order delivery to any address.'];
    return ['choice', 'There are no delivery areas. Every delivery address is accepted.'];
  }
  if (!refusesZips) {
    return ['choice', `${plural(zipRules, 'delivery area')}, but orders to other ZIP codes are still accepted.`];
  }
  if (deliveredZips === 0) return ['missing', 'Every delivery area is set to no delivery.'];
  return ['done', `${plural(zipRules, 'delivery area')}. You deliver to ${formatCount(deliveredZips)} of them.`];
}

export function guestsCheck({ allowGuest, showGuestPrices, products }: ChecklistFacts): Verdict {
  if (!allowGuest) return ['choice', 'Visitors without an account see only the sign-in page.'];
  if (products === 0) return ['choice', 'Guests can browse, but there are no products yet.'];
  return ['choice', `Guests can browse ${showGuestPrices ? 'and see list prices' : 'but see no prices'}.`];
}

export function consumersCheck(facts: ChecklistFacts): Verdict {
  const { allowConsumer, allowConsumerPickup, allowConsumerDelivery, sendsLetters, takesCards } = facts;
  if (!allowConsumer) return ['choice', 'Consumers cannot sign up. Only your business accounts can order.'];
  if (!allowConsumerPickup && !allowConsumerDelivery) {
    return ['missing', 'Consumers can sign up, but pickup and delivery are both turned off.'];
  }
  if (!takesCards) return ['missing', 'Consumers can sign up but cannot pay: no cards are accepted.'];
  if (!sendsLetters) {
    return ['demo', 'Consumers can sign up, but verification emails are saved on the server instead of being sent.'];
  }
  const ways = [...(allowConsumerPickup ? ['pick up'] : []), ...(allowConsumerDelivery ? ['get delivery'] : [])];
  if (!facts.movesMoney)
    return ['demo', `Consumers open accounts and ${ways.join(' or ')}. Payments are in test mode.`];
  if (facts.takesTestCardsOnly) {
    return ['missing', 'Consumers can sign up, but real cards are refused: only test cards are accepted.'];
  }
  return ['done', `Consumers open accounts, pay by card, and ${ways.join(' or ')}.`];
}
