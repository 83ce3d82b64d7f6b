import { leaveThen } from './leaveThen.ts';
import type { Storefront } from './storefront.ts';

/** Lets a salesperson choose another customer, after asking about unsaved work. */
export function switchCustomer({ session, leaving }: Pick<Storefront, 'session' | 'leaving'>): void {
  leaveThen(leaving, () => session.send({ type: 'customer.unset' }));
}
