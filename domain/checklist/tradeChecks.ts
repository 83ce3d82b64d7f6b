import { formatDay } from '../formatDay.ts';
import { formatCount } from '../formatNumber.ts';
import { adminText } from '../texts/adminText.ts';
import type { ChecklistFacts } from './checklistFacts.ts';
import type { CheckResult } from './shopChecks.ts';

const isAre = (count: number) => (count === 1 ? 'is' : 'are');
const hasHave = (count: number) => (count === 1 ? 'has' : 'have');

export function productsCheck({ products, productsWithoutUnit }: ChecklistFacts): CheckResult {
  if (products === 0) return ['missing', adminText('tradeChecks.thereAreNoProducts')];
  const count = adminText('tradeChecks.buyersSeeProduct', { products });
  if (productsWithoutUnit === 0) return ['done', count];
  const lacking = adminText('tradeChecks.ofThemNoSellingUnitAnd', {
    productsWithoutUnit,
    productsWithoutUnit2: hasHave(productsWithoutUnit),
  });
  return ['missing', `${count} ${lacking}`];
}

export function pricesCheck({ products, productsWithoutPrice, contractPrices }: ChecklistFacts): CheckResult {
  if (products === 0) return ['missing', adminText('tradeChecks.thereAreNoProductsToPrice')];
  const contracts = contractPrices === 0 ? '' : adminText('tradeChecks.contractPriceForCustomers', { contractPrices });
  if (productsWithoutPrice === 0) return ['done', adminText('tradeChecks.everyProductHasAListPrice', { contracts })];
  const lacking = adminText('tradeChecks.productNoListPrice', {
    productsWithoutPrice,
    productsWithoutPrice2: hasHave(productsWithoutPrice),
  });
  return ['missing', `${lacking}${contracts}`];
}

export function customersCheck({ customers, customersWithUser, allowConsumer }: ChecklistFacts): CheckResult {
  if (customers === 0) {
    if (allowConsumer) return ['choice', adminText('tradeChecks.thereAreNoBusinessAccountsOnly')];
    return ['missing', adminText('tradeChecks.thereAreNoBusinessAccountsAnd')];
  }
  const count = `There ${isAre(customers)} ${adminText('tradeChecks.businessAccount', { customers })}.`;
  if (customersWithUser === 0) return ['missing', adminText('tradeChecks.noUserCanSignInFor', { count })];
  const rest = customers - customersWithUser;
  if (rest === 0) return ['done', adminText('tradeChecks.eachOfThemHasAUser', { count })];
  return ['done', adminText('tradeChecks.forOfThemNoUserCan', { count, rest })];
}

export function usersCheck({ otherUsers }: ChecklistFacts): CheckResult {
  if (otherUsers === 0) return ['missing', adminText('tradeChecks.youAreTheOnlyUser')];
  const people =
    otherUsers === 1 ? adminText('tradeChecks.oneOtherPerson') : adminText('tradeChecks.otherPeople', { otherUsers });
  return ['done', adminText('tradeChecks.canSignInBesidesYouCheck', { people })];
}

export function calendarCheck(facts: ChecklistFacts): CheckResult {
  const { nextDelivery, nextPickup, allowConsumer, allowConsumerPickup, addressesWithoutDay } = facts;
  if (nextDelivery === null) return ['missing', adminText('tradeChecks.noDeliveryDatesAreAvailable')];
  const delivery = adminText('tradeChecks.theNextDeliveryIsOn', { nextDelivery: formatDay(nextDelivery) });
  if (nextPickup === null) {
    if (allowConsumer && allowConsumerPickup)
      return ['missing', adminText('tradeChecks.butThereIsNoDayTo', { delivery })];
    return ['done', adminText('tradeChecks.noPickupDatesAreAvailable', { delivery })];
  }
  const both = adminText('tradeChecks.theNextPickupOn', { delivery, nextPickup: formatDay(nextPickup) });
  if (addressesWithoutDay === 0) return ['done', both];
  const addresses =
    addressesWithoutDay === 1 ? adminText('tradeChecks.deliveryAddress') : adminText('tradeChecks.deliveryAddresses');
  const lacking = `${formatCount(addressesWithoutDay)} ${addresses} ${hasHave(addressesWithoutDay)}`;
  return ['missing', adminText('tradeChecks.onlyDaysOnWhichYouDo', { both, lacking })];
}

export function zipsCheck(facts: ChecklistFacts): CheckResult {
  const { zipRules, deliveredZips, refusesZips, allowConsumer, allowConsumerDelivery } = facts;
  const delivers = allowConsumer && allowConsumerDelivery;
  if (zipRules === 0) {
    if (delivers) return ['choice', adminText('tradeChecks.thereAreNoDeliveryAreasConsumers')];
    return ['choice', adminText('tradeChecks.thereAreNoDeliveryAreasEvery')];
  }
  if (!refusesZips) {
    return ['choice', adminText('tradeChecks.deliveryAreaButOrdersToOther', { zipRules })];
  }
  if (deliveredZips === 0) return ['missing', adminText('tradeChecks.everyDeliveryAreaIsSetTo')];
  return ['done', adminText('tradeChecks.deliveryAreaYouDeliverToOf', { zipRules, deliveredZips })];
}

export function guestsCheck({ allowGuest, showGuestPrices, products }: ChecklistFacts): CheckResult {
  if (!allowGuest) return ['choice', adminText('tradeChecks.visitorsWithoutAnAccountSeeOnly')];
  if (products === 0) return ['choice', adminText('tradeChecks.guestsCanBrowseButThereAre')];
  return [
    'choice',
    adminText('tradeChecks.guestsCanBrowse', {
      value: showGuestPrices ? adminText('tradeChecks.andSeeListPrices') : adminText('tradeChecks.butSeeNoPrices'),
    }),
  ];
}

export function consumersCheck(facts: ChecklistFacts): CheckResult {
  const { allowConsumer, allowConsumerPickup, allowConsumerDelivery, sendsEmails, takesCards } = facts;
  if (!allowConsumer) return ['choice', adminText('tradeChecks.consumersCannotSignUpOnlyYour')];
  if (!allowConsumerPickup && !allowConsumerDelivery) {
    return ['missing', adminText('tradeChecks.consumersCanSignUpButPickup')];
  }
  if (!takesCards) return ['missing', adminText('tradeChecks.consumersCanSignUpButCannot')];
  if (!sendsEmails) {
    return ['demo', adminText('tradeChecks.consumersCanSignUpButVerification')];
  }
  const ways = [
    ...(allowConsumerPickup ? [adminText('tradeChecks.pickUp')] : []),
    ...(allowConsumerDelivery ? [adminText('tradeChecks.getDelivery')] : []),
  ];
  if (!facts.movesMoney)
    return ['demo', adminText('tradeChecks.consumersOpenAccountsAndPaymentsAre', { value: ways.join(' or ') })];
  if (facts.takesTestCardsOnly) {
    return ['missing', adminText('tradeChecks.consumersCanSignUpButReal')];
  }
  return ['done', adminText('tradeChecks.consumersOpenAccountsPayByCard', { value: ways.join(' or ') })];
}
