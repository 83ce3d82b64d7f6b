import { formatDay } from '../formatDay.ts';
import { adminText } from '../texts/adminText.ts';
import type { ChecklistFacts, DataFacts } from './checklistFacts.ts';
import type { CheckResult } from './shopChecks.ts';

export function usersCheck({ otherUsers }: ChecklistFacts): CheckResult {
  if (otherUsers === 0) return ['missing', adminText('tradeChecks.youAreTheOnlyUser')];
  return ['done', adminText('tradeChecks.canSignInBesidesYouCheck', { otherUsers })];
}

export function timeZoneCheck({ timeZone, isTimeZoneChosen, isDemo }: DataFacts): CheckResult {
  if (isTimeZoneChosen) return ['done', adminText('tradeChecks.theTimeZoneIs', { timeZone })];
  if (isDemo) return ['demo', adminText('tradeChecks.theDemoDistributorIsIn', { timeZone })];
  return ['missing', adminText('tradeChecks.theTimeZoneIsTakenFrom', { timeZone })];
}

export function calendarCheck(facts: DataFacts): CheckResult {
  const { nextDelivery, nextPickup, allowConsumer, allowConsumerPickup, addressesWithoutDay } = facts;
  if (nextDelivery === null) return ['missing', adminText('tradeChecks.noDeliveryDatesAreAvailable')];
  const delivery = formatDay(nextDelivery);
  if (nextPickup === null && allowConsumer && allowConsumerPickup)
    return ['missing', adminText('tradeChecks.butThereIsNoDayTo', { delivery })];
  const { count: addresses } = addressesWithoutDay;
  if (addresses > 0) {
    return ['missing', adminText('tradeChecks.onlyDaysOnWhichYouDo', { addresses }), addressesWithoutDay];
  }
  if (nextPickup === null) return ['done', adminText('tradeChecks.noPickupDatesAreAvailable', { delivery })];
  return ['done', adminText('tradeChecks.theNextPickupOn', { delivery, pickup: formatDay(nextPickup) })];
}

export function holidaysCheck({ holidays }: DataFacts): CheckResult {
  const [next] = holidays.toSorted();
  if (next === undefined) return ['missing', adminText('tradeChecks.noComingHolidays')];
  return ['done', adminText('tradeChecks.comingHolidays', { holidays: holidays.length, next: formatDay(next) })];
}

export function zipsCheck(facts: DataFacts): CheckResult {
  const { deliveryAreas, deliveredZips, refusesZips, allowConsumer, allowConsumerDelivery } = facts;
  const delivers = allowConsumer && allowConsumerDelivery;
  if (deliveryAreas === 0) {
    if (delivers) return ['choice', adminText('tradeChecks.thereAreNoDeliveryAreasConsumers')];
    return ['choice', adminText('tradeChecks.thereAreNoDeliveryAreasEvery')];
  }
  if (!refusesZips) {
    return ['choice', adminText('tradeChecks.deliveryAreaButOrdersToOther', { deliveryAreas })];
  }
  if (deliveredZips === 0) return ['missing', adminText('tradeChecks.everyDeliveryAreaIsSetTo')];
  return ['done', adminText('tradeChecks.deliveryAreaYouDeliverToOf', { deliveryAreas, deliveredZips })];
}

export function guestsCheck({ allowGuest, showGuestPrices, products }: DataFacts): CheckResult {
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
