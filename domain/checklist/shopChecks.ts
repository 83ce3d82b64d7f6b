import { adminText } from '../texts/adminText.ts';
import type { ChecklistFacts, DataFacts, Named } from './checklistFacts.ts';
import type { CheckState } from './checkTopics.ts';

/** The state of a requirement, in one sentence or two, and the records that it is about. */
export type CheckResult = readonly [CheckState, string, Named?];

export function shopCheck({ name, isNamed, isDemo, hasOwnLogo }: DataFacts): CheckResult {
  if (!isNamed) return ['missing', adminText('shopChecks.theShopIsStillNamedOn', { name })];
  if (isDemo) return ['demo', adminText('shopChecks.thisIsTheDemoDistributorWith', { name })];
  if (!hasOwnLogo) return ['demo', adminText('shopChecks.theShopIsNamedAndStill', { name })];
  return ['done', adminText('shopChecks.theShopIsNamedAndHas', { name })];
}

export function documentsCheck({ address, phone }: DataFacts): CheckResult {
  if (address === '' || phone === '') {
    const missing = phone !== '' ? 'address' : address !== '' ? 'phone' : 'both';
    return ['missing', adminText('shopChecks.missingFromInvoicesConfirmationsAndEmails', { missing })];
  }
  return ['done', adminText('shopChecks.yourAddressAndPhoneNumberAppear')];
}

const LOOPBACK = /^(?:localhost|127\.|\[::1\]$|0\.0\.0\.0$)/;

export function publicUrlCheck({ publicUrl }: ChecklistFacts): CheckResult {
  const { protocol, hostname } = new URL(publicUrl);
  if (LOOPBACK.test(hostname)) {
    return ['missing', adminText('shopChecks.emailLinksPointToWhichWorks', { publicUrl })];
  }
  if (protocol !== 'https:') {
    return ['demo', adminText('shopChecks.emailLinksPointToWhichIs', { publicUrl })];
  }
  return ['done', adminText('shopChecks.emailLinksPointToCheckThat', { publicUrl })];
}

export function mailCheck({ sendsEmails, hasSentEmail, deadEmails }: ChecklistFacts): CheckResult {
  if (!sendsEmails) return ['demo', adminText('shopChecks.emailsAreSavedAsFilesOn')];
  if (deadEmails > 0) {
    return ['missing', adminText('shopChecks.aMailServerIsSetUp', { deadEmails })];
  }
  if (!hasSentEmail) return ['untried', adminText('shopChecks.noEmailSentYet')];
  return ['done', adminText('shopChecks.emailsAreBeingSent')];
}

export function cardsCheck(facts: ChecklistFacts): CheckResult {
  if (!facts.takesCards) {
    if (facts.allowConsumer) return ['missing', adminText('shopChecks.noCardsAreAcceptedAndConsumers')];
    return ['choice', adminText('shopChecks.noCardsAreAcceptedAllOrders')];
  }
  if (!facts.movesMoney) {
    return ['demo', adminText('shopChecks.cardsAreAcceptedButPaymentsGo')];
  }
  if (facts.takesTestCardsOnly) {
    return ['missing', adminText('shopChecks.theGatewayIsLiveButOnly')];
  }
  if (!facts.hasPayment) return ['untried', adminText('shopChecks.theGatewayIsLiveNoPayment')];
  return ['done', adminText('shopChecks.cardsAreCharged')];
}

export function ordersCheck(facts: ChecklistFacts): CheckResult {
  const { orderTarget: target, hasSentOrder, deadOrders, fetchingTokens, isFetched, waitingOrders: waiting } = facts;
  if (deadOrders > 0) {
    return ['missing', adminText('shopChecks.orderCouldNotBeSentSee', { deadOrders })];
  }
  if (target !== null) {
    if (!hasSentOrder) return ['untried', adminText('shopChecks.ordersWillBeNoneHasBeen', { target, waiting })];
    return ['done', adminText('shopChecks.ordersAre', { target, waiting })];
  }
  if (fetchingTokens === 0) return ['missing', adminText('shopChecks.ordersAreNotSentAnywhereThey', { waiting })];
  if (!isFetched) return ['untried', adminText('shopChecks.aServiceTokenCanFetchOrders', { waiting })];
  return ['done', adminText('shopChecks.yourOrderSystemFetchesTheOrders', { waiting })];
}
