import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { usableSort } from '#domain/product/browse.ts';
import { ALL_PRODUCTS, offeredGuides, type ShownFilters } from '#domain/product/catalogue.ts';
import { chosenFilters, ignoresFilters, type ListRule } from '#domain/product/shownFilters.ts';
import { type ShownSort, SORT_FIELDS, SORT_NAMES } from '#domain/settings/preferences.ts';
import { texts } from '#domain/texts.ts';
import type { QuickEntryRef } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import { shownSort } from '#machines/shop/productList/productList.ts';
import type { ProductListSnapshot } from '#machines/shop/productList/productListMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Chip } from '../../../components/buttons/Chip.tsx';
import { FilterSelect } from '../../../components/fields/FilterSelect.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import styles from './ProductsToolbar.module.css';
import { FillStandard } from './quickEntry/FillStandard.tsx';

const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const filtersOf = ({ context }: ProductListSnapshot) => context.filters;
const sortOf = ({ context }: ProductListSnapshot) => shownSort(context);
const isTypingIn = (snapshot: ProductListSnapshot) => snapshot.hasTag('typing');

interface ProductsToolbarProps {
  readonly shop: Shop;
  readonly quickEntry: QuickEntryRef;
  readonly shown: ShownFilters;
  readonly rule: ListRule;
  /** Products found; null while loading. */
  readonly count: number | null;
  /** What was searched for in place of a misspelled query; null: what was typed. */
  readonly corrected: string | null;
}

/** Filters, sort and layout of the product list, and how many products there are. */
export function ProductsToolbar({ shop, quickEntry, shown, rule, count, corrected }: ProductsToolbarProps) {
  const { catalogue: catalogueRef, productList } = shop;
  const catalogue = useSelector(catalogueRef, catalogueOf);
  const filters = useSelector(productList, filtersOf);
  const sortBy = useSelector(productList, sortOf);
  const isTyping = useSelector(productList, isTypingIn);
  const { mainCategory, category, guide } = shown;
  const isEverywhere = ignoresFilters(filters, rule);
  const { guides, hiddenCount } = offeredGuides(catalogue);
  // One that is hidden is shown to whoever comes by its address.
  const isHidden = guide !== null && guide.name !== '' && !guides.some(({ name }) => name === guide.name);
  const namedGuides = isHidden ? [...guides, guide] : guides;
  const change = (changed: Partial<typeof filters>) =>
    quickEntry.send({ type: 'view.choose', change: { kind: 'filters', filters: changed } });
  const choose = (chosen: Partial<typeof filters>) => change(isEverywhere ? chosen : chosenFilters(shown, chosen));
  const counted = useRef<HTMLParagraphElement>(null);
  const searchAsTyped = () => {
    productList.send({ type: 'search.takeLiterally' });
    // The button is gone then.
    counted.current?.focus();
  };
  const all = { value: '', label: 'All' };
  const describe = (list: readonly { code: string; description: string }[], code: string | null) =>
    list.find((one) => one.code === code)?.description;
  const summary = count === null ? '' : texts.products.results(count, filters.search.trim());
  const categories = catalogue.categories.filter((one) => mainCategory === null || one.parent === mainCategory);
  const isSearching = filters.search.trim() !== '';
  const sorts = SORT_FIELDS.filter((sort) => usableSort(catalogue, sort) === sort);
  return (
    <>
      <Toolbar
        label="Filters"
        isOneLine
        sticks="top"
        end={
          <>
            <FilterSelect
              label="Sort By"
              value={sortBy === 'match' ? sortBy : usableSort(catalogue, sortBy)}
              neutralValue={isSearching ? 'match' : 'description'}
              options={[
                ...(isSearching ? [{ value: 'match', label: 'Best match' }] : []),
                ...sorts.map((sort) => ({ value: sort, label: SORT_NAMES[sort] })),
              ]}
              onChange={(sort) => productList.send({ type: 'sort.choose', sortBy: sort as ShownSort })}
            />
            <LayoutChoice shop={shop} quickEntry={quickEntry} />
          </>
        }
      >
        {/* Its place is kept while it is not known whether there are guides, so that the others do not move. */}
        {rule.keepsGuides && (count === null || namedGuides.length > 0) && (
          <FilterSelect
            label="Order Guide"
            value={guide?.name ?? ALL_PRODUCTS}
            isDisabled={isEverywhere}
            options={[
              ...(rule.mayListAll ? [{ value: ALL_PRODUCTS, label: 'All Products' }] : []),
              ...namedGuides.map(({ name }) => ({ value: name, label: name })),
            ]}
            onChange={(name) => choose({ guide: name })}
          />
        )}
        <FilterSelect
          label="Main Category"
          value={mainCategory ?? ''}
          isDisabled={isEverywhere}
          options={[all, ...catalogue.mainCategories.map((main) => ({ value: main.code, label: main.description }))]}
          onChange={(code) => choose({ mainCategory: code || null })}
        />
        <FilterSelect
          label="Category"
          value={category ?? ''}
          isDisabled={isEverywhere}
          options={[all, ...categories.map((one) => ({ value: one.code, label: one.description }))]}
          onChange={(code) => choose({ category: code || null })}
        />
      </Toolbar>
      <div className={styles.summary}>
        <p ref={counted} tabIndex={-1} className={styles.count}>
          {summary}
        </p>
        {/* Read out when the typing has settled, not at every key. */}
        <p role="status" className={styles.announcement}>
          {isTyping ? '' : summary}
        </p>
        {corrected !== null && (
          <>
            <p className={styles.count}>{texts.products.corrected(corrected)}</p>
            <span className={styles.instead}>
              <Button variant="quiet" size="small" onClick={searchAsTyped}>
                {texts.products.asTyped(filters.search.trim())}
              </Button>
            </span>
          </>
        )}
        {isEverywhere && <p className={styles.count}>{texts.products.searchingAll}</p>}
        {guide?.name && rule.mayListAll && <Chip onRemove={() => choose({ guide: ALL_PRODUCTS })}>{guide.name}</Chip>}
        {mainCategory && (
          <Chip onRemove={() => choose({ mainCategory: null })}>
            {describe(catalogue.mainCategories, mainCategory) ?? ''}
          </Chip>
        )}
        {category && (
          <Chip onRemove={() => choose({ category: null })}>{describe(catalogue.categories, category) ?? ''}</Chip>
        )}
        <FillStandard quickEntry={quickEntry} />
        {rule.keepsGuides && hiddenCount > 0 && (
          <p className={styles.hidden}>{texts.products.guidesHidden(hiddenCount)}</p>
        )}
      </div>
    </>
  );
}
