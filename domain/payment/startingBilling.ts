import { findShipTo } from '../checkout/delivery.ts';
import type { Customer } from '../customer/customer.ts';
import type { User } from '../session/user.ts';
import type { BillingValues } from './payment.ts';

/** The initial values of a card form: the buyer, at this order's address, else at the primary one. */
export function startingBilling(
  user: Pick<User, 'name' | 'email'> | null,
  customer: Pick<Customer, 'shiptos'> | null,
  shipTo: string,
): BillingValues {
  const shipTos = customer?.shiptos ?? [];
  const address = findShipTo(shipTos, shipTo) ?? shipTos.find(({ isPrimary }) => isPrimary);
  return {
    name: user?.name ?? '',
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zip: address?.zip ?? '',
    phone: address?.phone ?? '',
    email: user?.email ?? '',
  };
}
