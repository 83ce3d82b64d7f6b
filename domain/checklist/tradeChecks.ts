import { formatDay } from '../formatDay.ts';
import { adminText } from '../texts/adminText.ts';
import type { ChecklistFacts } from './checklistFacts.ts';
import type { CheckResult } from './shopChecks.ts';

export function productsCheck({ products, productsWithoutUnit }: ChecklistFacts): CheckResult {
  if (products === 0) return ['missing', adminText('tradeChecks.thereAreNoProducts')];
  if (productsWithoutUnit === 0) return ['done', adminText('tradeChecks.buyersSeeProduct', { products })];
  return ['missing', adminText('tradeChecks.ofThemNoSellingUnitAnd', { products, lacking: productsWithoutUnit })];
}

export function pricesCheck(facts: ChecklistFacts): CheckResult {
  const { products, productsWithoutPrice: lacking, contractPrices: contracts } = facts;
  if (products === 0) return ['missing', adminText('tradeChecks.thereAreNoProductsToPrice')];
  if (lacking === 0) return ['done', adminText('tradeChecks.everyProductHasAListPrice', { contracts })];
  return ['missing', adminText('tradeChecks.productNoListPrice', { lacking, contracts })];
}

export function customersCheck({ customers, customersWithUser, allowConsumer }: ChecklistFacts): CheckResult {
  if (customers === 0) {
    if (allowConsumer) return ['choice', adminText('tradeChecks.thereAreNoBusinessAccountsOnly')];
    return ['missing', adminText('tradeChecks.thereAreNoBusinessAccountsAnd')];
  }
  if (customersWithUser === 0) return ['missing', adminText('tradeChecks.noUserCanSignInFor', { customers })];
  const rest = customers - customersWithUser;
  if (rest === 0) return ['done', adminText('tradeChecks.eachOfThemHasAUser', { customers })];
  return ['done', adminText('tradeChecks.forOfThemNoUserCan', { customers, rest })];
}

export function usersCheck({ otherUsers }: ChecklistFacts): CheckResult {
  if (otherUsers === 0) return ['missing', adminText('tradeChecks.youAreTheOnlyUser')];
  return ['done', adminText('tradeChecks.canSignInBesidesYouCheck', { otherUsers })];
}

export function calendarCheck(facts: ChecklistFacts): CheckResult {
  const { nextDelivery, nextPickup, allowConsumer, allowConsumerPickup, addressesWithoutDay: addresses } = facts;
  if (nextDelivery === null) return ['missing', adminText('tradeChecks.noDeliveryDatesAreAvailable')];
  const delivery = formatDay(nextDelivery);
  if (nextPickup === null) {
    if (allowConsumer && allowConsumerPickup)
      return ['missing', adminText('tradeChecks.butThereIsNoDayTo', { delivery })];
    return ['done', adminText('tradeChecks.noPickupDatesAreAvailable', { delivery })];
  }
  const pickup = formatDay(nextPickup);
  if (addresses === 0) return ['done', adminText('tradeChecks.theNextPickupOn', { delivery, pickup })];
  return ['missing', adminText('tradeChecks.onlyDaysOnWhichYouDo', { delivery, pickup, addresses })];
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
  return ['choice', adminText('tradeChecks.guestsCanBrowse', { prices: showGuestPrices ? 'yes' : 'no' })];
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
  const ways = !allowConsumerDelivery ? 'pickup' : !allowConsumerPickup ? 'delivery' : 'both';
  if (!facts.movesMoney) return ['demo', adminText('tradeChecks.consumersOpenAccountsAndPaymentsAre', { ways })];
  if (facts.takesTestCardsOnly) {
    return ['missing', adminText('tradeChecks.consumersCanSignUpButReal')];
  }
  return ['done', adminText('tradeChecks.consumersOpenAccountsPayByCard', { ways })];
}
