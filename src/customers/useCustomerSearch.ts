import { useSelector } from '@xstate/react';
import type { ActorRef, Snapshot } from 'xstate';
import type { PartnerCustomer } from '#domain/api/partners.ts';
import type {
  CustomerSearchRef,
  CustomerSearchSnapshot,
} from '#machines/admin/customerSearch/customerSearchMachine.ts';

/** A page with a customer search in its form. */
export type CustomerSearchHost = ActorRef<
  Snapshot<unknown> & { children: { customerSearch?: CustomerSearchRef | undefined } },
  { type: 'search.renew' }
>;

const NONE: readonly PartnerCustomer[] = [];

const foundIn = (snapshot: CustomerSearchSnapshot | undefined) => snapshot?.context.customers ?? NONE;
const isLostIn = (snapshot: CustomerSearchSnapshot | undefined) => snapshot?.hasTag('failed') ?? true;

/** The customers that match the typed text, whether the search failed, and a function to search. */
export function useCustomerSearch(page: CustomerSearchHost) {
  const search = useSelector(page, ({ children }) => children.customerSearch);
  const found = useSelector(search, foundIn);
  const isUnfound = useSelector(search, isLostIn);
  const onSearch = (text: string) =>
    search ? search.send({ type: 'customer.search', text }) : page.send({ type: 'search.renew' });
  return { found, isUnfound, onSearch };
}
