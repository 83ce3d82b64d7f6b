import { storedInvoices } from './books/storedInvoices.ts';
import { storedOpenItems } from './books/storedOpenItems.ts';
import { storedOrders } from './books/storedOrders.ts';
import type { Stored } from './stored.ts';
import { storedCategories } from './storedCategories.ts';
import { storedContractPrices, storedCustomers } from './storedCustomers.ts';
import { storedGuides } from './storedGuides.ts';
import { storedProducts } from './storedProducts.ts';
import { storedShipTos } from './storedShipTos.ts';
import { storedPrices, storedStock, storedUnits } from './storedUnits.ts';
import { storedSalespeople, storedUsers } from './storedUsers.ts';

/** What is brought in, in an order in which nothing is named that has not come yet. */
export const storedKinds: readonly Stored[] = [
  storedCategories,
  storedProducts,
  storedUnits,
  storedPrices,
  storedStock,
  storedCustomers,
  storedShipTos,
  storedContractPrices,
  storedUsers,
  storedSalespeople,
  storedGuides,
  storedOrders,
  storedOpenItems,
  storedInvoices,
];

/** Null for what is no kind. */
export function storedKind(name: string): Stored | null {
  return storedKinds.find(({ kind }) => kind.name === name) ?? null;
}
