import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { frameText } from '#domain/texts/frameText.ts';
import type { ProductListSnapshot } from '#machines/shop/productList/productListMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { SearchField } from '../../components/fields/SearchField.tsx';
import { useShortcut } from '../../components/keys/shortcuts.ts';
import { Suggestions } from '../../finding/findingParts.ts';
import { quickFindOf } from '../../finding/quickFindOf.ts';
import styles from './HeaderSearch.module.css';

const searchOf = ({ context }: ProductListSnapshot) => context.filters.search;

/** Searches the catalog from every page. The product list filters at every key; other pages suggest products. */
export function HeaderSearch({ shop }: { shop: Shop }) {
  const { productList, finding } = shop;
  const search = useSelector(productList, searchOf);
  const quickFind = useSelector(finding, quickFindOf);
  const isOffered = useLocation().pathname !== '/products';
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => document.querySelector<HTMLInputElement>('header input[type=search]')?.focus());
  const leave = () => finding.send({ type: 'box.leave' });
  return (
    <div className={styles.box}>
      <SearchField
        label={frameText('frame.searchProducts')}
        value={search}
        keyHint="/"
        inputRef={field}
        onChange={(text) => {
          productList.send({ type: 'search.change', text });
          finding.send({ type: 'box.type', text, isOffered });
        }}
        onEnter={() => {
          productList.send({ type: 'search.settle' });
          leave();
        }}
        onLeave={leave}
      />
      {quickFind && <Suggestions shop={shop} quickFind={quickFind} field={field} />}
    </div>
  );
}
