import { useSelector } from '@xstate/react';
import type { ProductListSnapshot } from '#machines/shop/productList/productListMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { SearchField } from '../../components/fields/SearchField.tsx';
import { useShortcut } from '../../components/keys/shortcuts.ts';

const searchOf = ({ context }: ProductListSnapshot) => context.filters.search;

/** Searches the catalogue from every page. */
export function HeaderSearch({ shop }: { shop: Shop }) {
  const { productList } = shop;
  const search = useSelector(productList, searchOf);
  useShortcut('/', () => document.querySelector<HTMLInputElement>('header input[type=search]')?.focus());
  return (
    <SearchField
      label="Search products"
      value={search}
      keyHint="/"
      onChange={(text) => productList.send({ type: 'search.change', text })}
      onEnter={() => productList.send({ type: 'search.settle' })}
    />
  );
}
