import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductSelection } from '#domain/catalog/browse.ts';
import { isSameList, type WantedRows } from '#machines/shop/catalogue/catalogue.ts';
import type { CatalogueRef, CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import { readPosition } from '../../../product/urlFilters.ts';

const firstRowsOf = ({ context }: CatalogueSnapshot) => context.firstRows;

interface Wanted extends WantedRows {
  /** The list is on screen while its catalog loads. */
  readonly isNeeded: boolean;
}

/**
 * The first rows of a list before its catalog has loaded. Null while they are unknown, for a search, which needs the
 * full catalog, and for an address that names a row further down.
 */
export function useFirstRows(catalogue: CatalogueRef, { shown, sortBy, isNeeded }: Wanted): ProductSelection | null {
  const { row } = readPosition(useLocation());
  const isAsked = isNeeded && !row && shown.search.trim() === '';
  // Rendering requests them, as it does for prices.
  useEffect(() => {
    if (isAsked) catalogue.send({ type: 'rows.want', shown, sortBy });
  }, [catalogue, shown, sortBy, isAsked]);
  const firstRows = useSelector(catalogue, firstRowsOf);
  return useMemo(() => {
    if (!isAsked || !firstRows || firstRows.products.length === 0) return null;
    if (!isSameList(firstRows, { shown, sortBy })) return null;
    const { products } = firstRows;
    return { length: products.length, at: (index) => products[index], keyAt: (index) => products[index]?.productKey };
  }, [firstRows, shown, sortBy, isAsked]);
}
