import type { Customer } from '#domain/customer/customer.ts';
import { type FoundRows, findRows } from '#domain/search/findRows.ts';

/** Customers to choose from, with a search over them. */
export interface CustomerList {
  readonly customers: readonly Customer[];
  readonly find: (query: string) => FoundRows<Customer>;
}

const textOf = ({ name, customerCode }: Customer) => `${name} ${customerCode}`;

/** Makes customers searchable by name and code. */
export function searchedCustomers(customers: readonly Customer[]): CustomerList {
  return { customers, find: (query) => findRows(customers, textOf, query) };
}
