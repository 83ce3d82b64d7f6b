import type { Customer } from '#domain/customer/customer.ts';

/** Customers whose name or code contains every word of the query, ignoring case. */
export function matchingCustomers(customers: readonly Customer[], query: string): readonly Customer[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return customers;
  return customers.filter((customer) => {
    const text = `${customer.name} ${customer.customerCode}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
