import { formatDay } from '../shownDay.ts';
import { formatCount, plural } from '../shownNumber.ts';
import type { ChecklistFacts } from './checklistFacts.ts';
import type { Verdict } from './shopChecks.ts';

const isAre = (count: number) => (count === 1 ? 'is' : 'are');
const hasHave = (count: number) => (count === 1 ? 'has' : 'have');

export function productsCheck({ products, productsWithoutUnit }: ChecklistFacts): Verdict {
  if (products === 0) return ['missing', 'There are no products.'];
  const count = `Buyers see ${plural(products, 'product')}.`;
  if (productsWithoutUnit === 0) return ['done', count];
  const lacking = `${formatCount(productsWithoutUnit)} of them ${hasHave(productsWithoutUnit)} no unit to be sold in and cannot be ordered.`;
  return ['missing', `${count} ${lacking}`];
}

export function pricesCheck({ products, productsWithoutPrice, contractPrices }: ChecklistFacts): Verdict {
  if (products === 0) return ['missing', 'There are no products to have a price.'];
  const contracts = contractPrices === 0 ? '' : ` ${plural(contractPrices, 'contract price')} of customers beside.`;
  if (productsWithoutPrice === 0) return ['done', `Every product has a list price.${contracts}`];
  const lacking = `${plural(productsWithoutPrice, 'product')} ${hasHave(productsWithoutPrice)} no list price, and so no price for anybody.`;
  return ['missing', `${lacking}${contracts}`];
}

export function customersCheck({ customers, customersWithUser, allowConsumer }: ChecklistFacts): Verdict {
  if (customers === 0) {
    if (allowConsumer) return ['choice', 'There are no business accounts: only consumers can order.'];
    return ['missing', 'There are no business accounts, and consumers cannot open any: nobody can order.'];
  }
  const count = `There ${isAre(customers)} ${plural(customers, 'business account')}.`;
  if (customersWithUser === 0) return ['missing', `${count} Nobody may sign in for any of them.`];
  const rest = customers - customersWithUser;
  if (rest === 0) return ['done', `${count} Somebody may sign in for each of them.`];
  return ['done', `${count} For ${formatCount(rest)} of them nobody may sign in yet.`];
}

export function usersCheck({ otherUsers }: ChecklistFacts): Verdict {
  if (otherUsers === 0) return ['missing', 'You are the only one who may sign in.'];
  const people = otherUsers === 1 ? 'one other person' : `${formatCount(otherUsers)} other people`;
  return ['done', `Besides you, ${people} may sign in. Whether each has chosen a password is not known here.`];
}

export function calendarCheck(facts: ChecklistFacts): Verdict {
  const { nextDelivery, nextPickup, allowConsumer, allowConsumerPickup, addressesWithoutDay } = facts;
  if (nextDelivery === null) return ['missing', 'There is no day on which anything could be delivered.'];
  const delivery = `The next delivery is on ${formatDay(nextDelivery)}`;
  if (nextPickup === null) {
    if (allowConsumer && allowConsumerPickup)
      return ['missing', `${delivery}, but there is no day to pick anything up.`];
    return ['done', `${delivery}. There is no day to pick anything up.`];
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
    if (delivers) return ['choice', 'There are no zip rules: consumers can have goods delivered anywhere.'];
    return ['choice', 'There are no zip rules: every delivery address is accepted.'];
  }
  if (!refusesZips) {
    return ['choice', `${plural(zipRules, 'zip rule')}, but no order is refused for its zip: that is turned off.`];
  }
  if (deliveredZips === 0) return ['missing', 'Every zip rule says that nothing is delivered there.'];
  return [
    'done',
    `${plural(zipRules, 'zip rule')}, of which ${formatCount(deliveredZips)} ${deliveredZips === 1 ? 'says' : 'say'} where is delivered to.`,
  ];
}

export function guestsCheck({ allowGuest, showGuestPrices, products }: ChecklistFacts): Verdict {
  if (!allowGuest) return ['choice', 'Whoever has no account sees nothing but the sign-in page.'];
  if (products === 0) return ['choice', 'Guests are let in, and find no products.'];
  return ['choice', `Guests can look around, ${showGuestPrices ? 'and see list prices' : 'and see no prices'}.`];
}

export function consumersCheck(facts: ChecklistFacts): Verdict {
  const { allowConsumer, allowConsumerPickup, allowConsumerDelivery, sendsLetters, takesCards } = facts;
  if (!allowConsumer) return ['choice', 'Consumers cannot open accounts: only your business accounts order.'];
  if (!allowConsumerPickup && !allowConsumerDelivery) {
    return ['missing', 'Consumers can open accounts, but neither pick up nor have goods delivered.'];
  }
  if (!takesCards) return ['missing', 'Consumers can open accounts, but pay with nothing: no card is accepted.'];
  if (!sendsLetters) {
    return ['demo', 'Consumers can open accounts, but the letter that proves their address is kept on the server.'];
  }
  const ways = [
    ...(allowConsumerPickup ? ['pick up'] : []),
    ...(allowConsumerDelivery ? ['have goods delivered'] : []),
  ];
  if (!facts.movesMoney)
    return ['demo', `Consumers open accounts and ${ways.join(' or ')}. What they pay is play money.`];
  if (facts.takesTestCardsOnly) {
    return [
      'missing',
      'Consumers can open accounts, but their real cards are refused: the shop takes test cards only.',
    ];
  }
  return ['done', `Consumers open accounts, pay by card, and ${ways.join(' or ')}.`];
}
