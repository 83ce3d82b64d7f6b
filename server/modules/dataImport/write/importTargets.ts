import { categoriesTarget } from './categoriesTarget.ts';
import { contractPricesTarget, customersTarget } from './customersTarget.ts';
import { guidesTarget } from './guidesTarget.ts';
import type { ImportTarget } from './importTarget.ts';
import { invoicesTarget } from './ledger/invoicesTarget.ts';
import { openItemsTarget } from './ledger/openItemsTarget.ts';
import { ordersTarget } from './ledger/ordersTarget.ts';
import { productsTarget } from './productsTarget.ts';
import { shipTosTarget } from './shipTosTarget.ts';
import { pricesTarget, stockTarget, unitsTarget } from './unitsTarget.ts';
import { salespeopleTarget, usersTarget } from './usersTarget.ts';

/** What is brought in, in an order in which nothing is named that has not come yet. */
export const importTargets: readonly ImportTarget[] = [
  categoriesTarget,
  productsTarget,
  unitsTarget,
  pricesTarget,
  stockTarget,
  customersTarget,
  shipTosTarget,
  contractPricesTarget,
  usersTarget,
  salespeopleTarget,
  guidesTarget,
  ordersTarget,
  openItemsTarget,
  invoicesTarget,
];

/** Null for what is no kind. */
export function importTarget(name: string): ImportTarget | null {
  return importTargets.find(({ kind }) => kind.name === name) ?? null;
}
