import type { Customer } from '#domain/customer/customer.ts';
import { type FoundRows, findRows } from '#domain/search/findRows.ts';

const textOf = ({ name, customerCode }: Customer) => `${name} ${customerCode}`;

/** Customers whose name or code a query finds. */
export function matchingCustomers(customers: readonly Customer[], query: string): FoundRows<Customer> {
  return findRows(customers, textOf, query);
}
