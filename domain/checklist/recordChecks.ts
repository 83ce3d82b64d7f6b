import { adminText } from '../texts/adminText.ts';
import { type DataFacts, PAST_ORDER_DAYS } from './checklistFacts.ts';
import type { CheckResult } from './shopChecks.ts';

export function productsCheck({ products, productsWithoutUnit: without }: DataFacts): CheckResult {
  if (products === 0) return ['missing', adminText('tradeChecks.thereAreNoProducts')];
  if (without.count === 0) return ['done', adminText('tradeChecks.buyersSeeProduct', { products })];
  return ['missing', adminText('tradeChecks.ofThemNoSellingUnitAnd', { products, lacking: without.count }), without];
}

export function pricesCheck({ products, productsWithoutPrice: without, contractPrices }: DataFacts): CheckResult {
  const contracts = contractPrices;
  if (products === 0) return ['missing', adminText('tradeChecks.thereAreNoProductsToPrice')];
  if (without.count === 0) return ['done', adminText('tradeChecks.everyProductHasAListPrice', { contracts })];
  return ['missing', adminText('tradeChecks.productNoListPrice', { lacking: without.count, contracts }), without];
}

export function zeroPricesCheck({ products, productsAtZero: atZero, sellAtZero }: DataFacts): CheckResult {
  const { count } = atZero;
  if (products === 0) return ['missing', adminText('tradeChecks.thereAreNoProductsToPrice')];
  if (count === 0) return ['done', adminText('recordChecks.noProductAtZero')];
  if (sellAtZero) return ['choice', adminText('recordChecks.soldAtZero', { count }), atZero];
  return ['missing', adminText('recordChecks.notSoldAtZero', { count }), atZero];
}

export function stockCheck({ products, productsOfUnknownStock: unknown, stockTracking }: DataFacts): CheckResult {
  if (!stockTracking) return ['choice', adminText('recordChecks.stockIsNotShown')];
  if (products === 0) return ['missing', adminText('tradeChecks.thereAreNoProducts')];
  if (unknown.count === 0) return ['done', adminText('recordChecks.stockIsKnown')];
  return ['missing', adminText('recordChecks.stockIsUnknown', { count: unknown.count }), unknown];
}

export function customersCheck({ customers, customersWithoutUser, allowConsumer }: DataFacts): CheckResult {
  const { count: rest } = customersWithoutUser;
  if (customers === 0) {
    if (allowConsumer) return ['choice', adminText('tradeChecks.thereAreNoBusinessAccountsOnly')];
    return ['missing', adminText('tradeChecks.thereAreNoBusinessAccountsAnd')];
  }
  if (rest === 0) return ['done', adminText('tradeChecks.eachOfThemHasAUser', { customers })];
  if (rest < customers)
    return ['choice', adminText('tradeChecks.forOfThemNoUserCan', { customers, rest }), customersWithoutUser];
  return ['missing', adminText('tradeChecks.noUserCanSignInFor', { customers }), customersWithoutUser];
}

export function addressesCheck({ customers, customersWithoutAddress: without }: DataFacts): CheckResult {
  if (customers === 0) return ['choice', adminText('recordChecks.noBusinessAccounts')];
  if (without.count === 0) return ['done', adminText('recordChecks.eachHasAnAddress')];
  return ['missing', adminText('recordChecks.accountsWithoutAddress', { count: without.count }), without];
}

export function pastOrdersCheck({ pastOrders }: DataFacts): CheckResult {
  const { count } = pastOrders;
  if (count === 0) return ['done', adminText('recordChecks.noPastOrderIsOpen')];
  return ['missing', adminText('recordChecks.pastOrdersAreOpen', { count, days: PAST_ORDER_DAYS }), pastOrders];
}
