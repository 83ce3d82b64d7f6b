import type { Customer } from '#domain/customer/customer.ts';
import { type FoundRows, findRows } from '#domain/search/findRows.ts';

/** Customers to choose from, and what finds one of them. */
export interface CustomerList {
  readonly customers: readonly Customer[];
  readonly find: (query: string) => FoundRows<Customer>;
}

const textOf = ({ name, customerCode }: Customer) => `${name} ${customerCode}`;

/** Customers who are found by name or code. */
export function searchedCustomers(customers: readonly Customer[]): CustomerList {
  return { customers, find: (query) => findRows(customers, textOf, query) };
}
