import { categoriesTarget } from './categoriesTarget.ts';
import { customersTarget } from './customersTarget.ts';
import { guidesTarget } from './guidesTarget.ts';
import type { ImportTarget } from './importTarget.ts';
import { invoicesTarget } from './ledger/invoicesTarget.ts';
import { openItemsTarget } from './ledger/openItemsTarget.ts';
import { ordersTarget } from './ledger/ordersTarget.ts';
import { contractPricesTarget, pricesTarget } from './pricesTarget.ts';
import { productsTarget } from './productsTarget.ts';
import { shipTosTarget } from './shipTosTarget.ts';
import { stockTarget, unitsTarget } from './unitsTarget.ts';
import { salespeopleTarget, usersTarget } from './usersTarget.ts';

/** The import targets, in an order in which every reference exists before it is used. */
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

/** Null for an unknown kind. */
export function importTarget(name: string): ImportTarget | null {
  return importTargets.find(({ kind }) => kind.name === name) ?? null;
}
