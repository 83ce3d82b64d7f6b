import { useMemo, useState } from 'react';
import type { Static } from 'typebox';
import { findKeys, searchableProducts } from '#domain/catalog/guideListing.ts';
import { enteredMatch } from '#domain/guide/enteredMatch.ts';
import type { LandingContent, ProductContent } from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { ProductPicker } from '../../../guide/ProductPicker.tsx';
import { useCardProducts } from './cardProducts.ts';
import styles from './LandingEditing.module.css';

interface ProductFieldsProps {
  readonly content: Static<typeof ProductContent>;
  readonly onChange: (content: LandingContent, field: string) => void;
}

const SOURCES = [
  { value: 'all', label: landingText('landingEditing.allProducts') },
  { value: 'pushed', label: landingText('landingEditing.thisWeeksSpecials') },
];

/** One product, of all or of this week's specials. */
export function ProductFields({ content, onChange }: ProductFieldsProps) {
  const { catalogue, finder, pushed } = useCardProducts();
  const { productKey, isPushProduct } = content;
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState<number | null>(null);
  const searchable = useMemo(() => searchableProducts(catalogue, finder), [catalogue, finder]);
  const { keys: matches, isCorrected } = useMemo(
    () => findKeys(isPushProduct ? pushed : searchable.keys, searchable, query),
    [searchable, pushed, isPushProduct, query],
  );
  const highlighted = moved ?? (isCorrected ? -1 : enteredMatch(matches, query, catalogue.productByKey));
  const product = productKey === null ? undefined : catalogue.productByKey.get(productKey);
  const choose = (key: number | undefined) => {
    if (key !== undefined) onChange({ ...content, productKey: key }, 'productKey');
  };
  const search = (typed: string) => {
    setQuery(typed);
    setMoved(null);
  };
  return (
    <div className={styles.fields}>
      <SelectField
        label={landingText('landingEditing.chooseFrom')}
        value={isPushProduct ? 'pushed' : 'all'}
        options={SOURCES}
        onChange={(event) => {
          setMoved(null);
          onChange({ ...content, isPushProduct: event.currentTarget.value === 'pushed', productKey: null }, 'source');
        }}
      />
      <p role="status" className={styles.chosen}>
        {productKey === null
          ? landingText('landingEditing.noProductsSelected')
          : landingText('landingEditing.chosenProduct', {
              product: product?.description ?? landingText('landing.noProduct'),
            })}
      </p>
      <ProductPicker
        query={query}
        onSearch={search}
        matches={matches}
        products={catalogue.productByKey}
        highlighted={highlighted}
        onMove={(by) => setMoved(Math.max(0, Math.min(highlighted + by, matches.length - 1)))}
        onChoose={choose}
        onEnter={() => choose(matches[highlighted])}
        markOf={(key) => (key === productKey ? landingText('landingEditing.chosen') : null)}
      />
    </div>
  );
}
