import { getCustomer, listCustomers } from '#domain/api/user.ts';
import { notFound } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { buyer, signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { findCustomer, findCustomersOf } from './customerRepository.ts';

export function customerRoutes({ database }: Runtime): Route[] {
  return [
    route(listCustomers, ({ caller }) => findCustomersOf(database, signedInUser(caller).id)),
    route(getCustomer, async ({ caller }) => {
      const { customerKey, membership } = buyer(caller);
      const customer = await findCustomer(database, customerKey, membership?.shipTos);
      if (!customer) throw notFound();
      return customer;
    }),
  ];
}
