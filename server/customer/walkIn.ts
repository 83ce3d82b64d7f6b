import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';

/** Whether this is the account of somebody who buys for key 0: such accounts have negative keys, which nobody can name. */
export function isWalkIn(customerKey: number): boolean {
  return customerKey < 0;
}

/** The key by which the world knows a customer. */
export function shownCustomerKey(customerKey: number): number {
  return isWalkIn(customerKey) ? WALK_IN_CUSTOMER_KEY : customerKey;
}
