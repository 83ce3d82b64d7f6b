import PackageSearch from 'lucide-react/icons/package-search';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { Lookup } from '#domain/lookup.ts';
import type { Product } from '#domain/product/product.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { Button } from '../components/buttons/Button.tsx';
import { LinkButton } from '../components/buttons/LinkButton.tsx';
import { TextField } from '../components/fields/TextField.tsx';
import { OptionList, optionId } from '../components/select/OptionList.tsx';
import { EmptyState } from '../components/states/EmptyState.tsx';
import { ProductDescription } from '../product/ProductDescription.tsx';
import { PICKER_ROW_HEIGHT } from '../theme/layout.ts';
import styles from './ProductPicker.module.css';

export interface ProductPickerProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** The keys of the matching products, in order. */
  readonly matches: readonly number[];
  readonly products: Lookup<Product>;
  readonly highlighted: number;
  readonly onMove: (by: number) => void;
  readonly onChoose: (productKey: number) => void;
  readonly onEnter: () => void;
  /** The mark of a product that is already included, such as 'In guide'; null for the others. */
  readonly markOf: (productKey: number) => string | null;
}

const ROWS_OF_A_PAGE = 8;
const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: ROWS_OF_A_PAGE,
  PageUp: -ROWS_OF_A_PAGE,
};

interface PickerRowProps {
  readonly product: Product | undefined;
  readonly mark: string | null;
}

function PickerRow({ product, mark }: PickerRowProps) {
  return (
    <div className={styles.row} style={{ blockSize: PICKER_ROW_HEIGHT }} title={product?.description}>
      <span className={styles.name}>
        {product && <ProductDescription isClamped>{product.description}</ProductDescription>}
      </span>
      {mark !== null && <span className={styles.mark}>{mark}</span>}
      <span className={styles.code}>{product?.formattedProductCode}</span>
    </div>
  );
}

/** Finds one product of thousands: the focus stays in the search field, and the highlighted row stays in view. */
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
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSearch('');
    field.current?.focus();
  };
  const found = matches[highlighted];
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
        ref={field}
        type="search"
        label={guidesText('guide.product')}
        placeholder={guidesText('guide.descriptionCodeOrBrand')}
        value={query}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={matches.length > 0}
        aria-controls={listId}
        aria-activedescendant={found === undefined ? undefined : optionId(listId, found)}
        reservesLine={false}
        data-product-search=""
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <div className={styles.panel}>
        {matches.length === 0 ? (
          <div role="status" className={styles.none}>
            <EmptyState
              isSmall
              icon={<PackageSearch />}
              action={
                query === '' ? (
                  <LinkButton to="/products">{guidesText('guide.browseProducts')}</LinkButton>
                ) : (
                  <Button onClick={clear}>{guidesText('guide.clearSearch')}</Button>
                )
              }
            >
              {shopText('products.none')}
            </EmptyState>
          </div>
        ) : (
          <OptionList
            id={listId}
            label={guidesText('guide.products')}
            rows={matches}
            rowKey={(productKey) => productKey}
            rowHeight={PICKER_ROW_HEIGHT}
            highlighted={highlighted}
            onChoose={onChoose}
            className={styles.list}
            optionClassName={styles.option}
          >
            {(productKey) => <PickerRow product={products.get(productKey)} mark={markOf(productKey)} />}
          </OptionList>
        )}
      </div>
    </div>
  );
}
