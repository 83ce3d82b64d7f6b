import type { ReactNode } from 'react';
import type { Lookup } from '#domain/lookup.ts';
import { hasPage, type Sale } from '#domain/order/salesList.ts';
import { PlaceLink } from '../../../components/text/PlaceLink.tsx';

interface SaleLinkProps {
  readonly sale: Sale;
  readonly listed: Lookup<unknown>;
  readonly children: ReactNode;
}

/** Links to the product if it has a page. */
export function SaleLink({ sale, listed, children }: SaleLinkProps) {
  return hasPage(sale, listed) ? <PlaceLink to={`/product/${sale.productKey}`}>{children}</PlaceLink> : children;
}
