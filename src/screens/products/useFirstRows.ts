import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ProductSelection } from '#domain/product/browse.ts';
import { isSameList, type WantedRows } from '#machines/shop/catalogue/catalogue.ts';
import type { CatalogueRef, CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';

const firstRowsOf = ({ context }: CatalogueSnapshot) => context.firstRows;

interface Wanted extends WantedRows {
  /** The list is on screen, and its catalogue still on its way. */
  readonly isNeeded: boolean;
}

/** What a list begins with before its catalogue is there; null while that is not known either, or for a search, which needs all. */
export function useFirstRows(catalogue: CatalogueRef, { shown, sortBy, isNeeded }: Wanted): ProductSelection | null {
  // Being on screen is what asks for them, as for prices.
  useEffect(() => {
    if (isNeeded && shown.search.trim() === '') catalogue.send({ type: 'rows.want', shown, sortBy });
  }, [catalogue, shown, sortBy, isNeeded]);
  const firstRows = useSelector(catalogue, firstRowsOf);
  return useMemo(() => {
    if (!isNeeded || !firstRows || firstRows.products.length === 0) return null;
    if (!isSameList(firstRows, { shown, sortBy })) return null;
    const { products } = firstRows;
    return { length: products.length, at: (index) => products[index], keyAt: (index) => products[index]?.productKey };
  }, [firstRows, shown, sortBy, isNeeded]);
}
