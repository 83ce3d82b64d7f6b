import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { type Components, Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { Product } from '#domain/product/product.ts';
import { texts } from '#domain/texts.ts';
import { TextField } from '../components/TextField.tsx';
import { PICKER_ROW_HEIGHT } from '../theme/layout.ts';
import styles from './ProductPicker.module.css';

export interface ProductPickerProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** Keys of the products found, in the order to show. */
  readonly matches: readonly number[];
  readonly products: ReadonlyMap<number, Product>;
  readonly highlighted: number;
  readonly onMove: (by: number) => void;
  readonly onChoose: (productKey: number) => void;
  readonly onEnter: () => void;
  /** Said of a product that is there already, such as 'In guide'; null of the others. */
  readonly markOf: (productKey: number) => string | null;
}

interface ListContext extends Pick<ProductPickerProps, 'products' | 'highlighted' | 'onChoose' | 'markOf'> {
  readonly listId: string;
  readonly count: number;
}

const ROWS_OF_A_PAGE = 8;
const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: ROWS_OF_A_PAGE,
  PageUp: -ROWS_OF_A_PAGE,
};

const optionId = (listId: string, productKey: number | undefined) => `${listId}-${productKey}`;

const PARTS: Components<number, ListContext> = {
  Scroller: ({ ref, style, children, context, ...rest }) => (
    <div {...rest} ref={ref} style={style} id={context.listId} role="listbox" aria-label="Products" tabIndex={-1}>
      {children}
    </div>
  ),
  Item: ({ item, context, children, ...rest }) => {
    const index = rest['data-index'];
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the list are those of the search field.
      <div
        {...rest}
        id={optionId(context.listId, item)}
        role="option"
        tabIndex={-1}
        aria-selected={index === context.highlighted}
        aria-posinset={index + 1}
        aria-setsize={context.count}
        className={styles.option}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => context.onChoose(item)}
      >
        {children}
      </div>
    );
  },
};

function PickerRow({ productKey, context: { products, markOf } }: { productKey: number; context: ListContext }) {
  const product = products.get(productKey);
  const mark = markOf(productKey);
  return (
    <div className={styles.row} style={{ blockSize: PICKER_ROW_HEIGHT }} title={product?.description}>
      <span className={styles.name}>{product?.description}</span>
      {mark !== null && <span className={styles.mark}>{mark}</span>}
      <span className={styles.code}>{product?.formattedProductCode}</span>
    </div>
  );
}

/** Finds one product of thousands: the keys stay in the search field, the highlighted row stays in view. */
export function ProductPicker({
  query,
  onSearch,
  matches,
  products,
  highlighted,
  onMove,
  onChoose,
  onEnter,
  markOf,
}: ProductPickerProps) {
  const listId = useId();
  const list = useRef<VirtuosoHandle>(null);
  useEffect(() => list.current?.scrollIntoView({ index: highlighted, behavior: 'auto' }), [highlighted]);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = MOVES[event.key];
    if (by !== undefined) {
      event.preventDefault();
      onMove(by);
    }
    if (event.key === 'Enter') onEnter();
    if (event.key === 'Escape' && query !== '') {
      event.stopPropagation();
      onSearch('');
    }
  };
  return (
    <div className={styles.picker}>
      <TextField
        type="search"
        label="Product"
        placeholder="Description, code or brand"
        value={query}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={matches.length > 0}
        aria-controls={listId}
        aria-activedescendant={matches.length > 0 ? optionId(listId, matches[highlighted]) : undefined}
        reservesLine={false}
        data-product-search=""
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <div className={styles.panel}>
        {matches.length === 0 ? (
          <p role="status" className={styles.none}>
            {texts.products.none}
          </p>
        ) : (
          <Virtuoso<number, ListContext>
            ref={list}
            className={styles.list}
            data={matches}
            context={{ listId, products, highlighted, onChoose, markOf, count: matches.length }}
            components={PARTS}
            fixedItemHeight={PICKER_ROW_HEIGHT}
            computeItemKey={(_, productKey) => productKey}
            itemContent={(_, productKey, context) => <PickerRow productKey={productKey} context={context} />}
          />
        )}
      </div>
    </div>
  );
}
