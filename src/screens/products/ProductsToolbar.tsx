import { useSelector } from '@xstate/react';
import { findGuide, knownFilters, offeredGuides, usableSort } from '#domain/product/catalogue.ts';
import { SORT_FIELDS, type SortField } from '#domain/settings/preferences.ts';
import { texts } from '#domain/texts.ts';
import type { CatalogueSnapshot } from '#machines/catalogue/catalogueMachine.ts';
import type { ProductListSnapshot } from '#machines/productList/productListMachine.ts';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { Chip } from '../../components/Chip.tsx';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { Toolbar } from '../../components/Toolbar.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import styles from './ProductsToolbar.module.css';

const SORT_LABELS: Readonly<Record<SortField, string>> = {
  description: 'Description',
  sequence: 'Sequence',
  productCode: 'Product Code',
  brand: 'Brand',
};

const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;
const filtersOf = ({ context }: ProductListSnapshot) => context.filters;
const sortOf = ({ context }: ProductListSnapshot) => context.filters.sortBy ?? context.sortBy;
const isTypingIn = (snapshot: ProductListSnapshot) => snapshot.hasTag('typing');
const isGuestIn = ({ context }: ShopSnapshot) => context.shopper.userType === 'Public';

interface ProductsToolbarProps {
  readonly shop: ShopRef;
  /** Products found; null while loading. */
  readonly count: number | null;
}

/** Filters, sort and layout of the product list, and how many products there are. */
export function ProductsToolbar({ shop, count }: ProductsToolbarProps) {
  const { catalogue: catalogueRef, productList } = shop.getSnapshot().context;
  const catalogue = useSelector(catalogueRef, catalogueOf);
  const filters = useSelector(productList, filtersOf);
  const sortBy = useSelector(productList, sortOf);
  const isTyping = useSelector(productList, isTypingIn);
  const isGuest = useSelector(shop, isGuestIn);
  const { mainCategory, category, guide } = knownFilters(catalogue, filters);
  const { guides, hiddenCount } = offeredGuides(catalogue);
  const choose = (chosen: Partial<typeof filters>) => productList.send({ type: 'filters.choose', filters: chosen });
  const all = { value: '', label: 'All' };
  const describe = (list: readonly { code: string; description: string }[], code: string | null) =>
    list.find((one) => one.code === code)?.description;
  const summary = count === null ? '' : texts.products.results(count, filters.search.trim());
  const categories = catalogue.categories.filter((one) => mainCategory === null || one.parent === mainCategory);
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
              value={usableSort(catalogue, sortBy)}
              neutralValue="description"
              options={sorts.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
              onChange={(sort) => productList.send({ type: 'sort.choose', sortBy: sort as SortField })}
            />
            <LayoutChoice productList={productList} />
          </>
        }
      >
        {/* Its place is kept while it is not known whether there are guides, so that the others do not move. */}
        {!isGuest && (count === null || guides.length > 0) && (
          <FilterSelect
            label="Order Guide"
            value={guide ?? ''}
            options={[
              { value: '', label: 'All Products' },
              ...guides.map(({ name }) => ({ value: name, label: name })),
            ]}
            onChange={(name) => choose({ guide: name || null })}
          />
        )}
        <FilterSelect
          label="Main Category"
          value={mainCategory ?? ''}
          options={[all, ...catalogue.mainCategories.map((main) => ({ value: main.code, label: main.description }))]}
          onChange={(code) => choose({ mainCategory: code || null })}
        />
        <FilterSelect
          label="Category"
          value={category ?? ''}
          options={[all, ...categories.map((one) => ({ value: one.code, label: one.description }))]}
          onChange={(code) => choose({ category: code || null })}
        />
      </Toolbar>
      <div className={styles.summary}>
        <p className={styles.count}>{summary}</p>
        {/* Read out when the typing has settled, not at every key. */}
        <p role="status" className={styles.announcement}>
          {isTyping ? '' : summary}
        </p>
        {findGuide(catalogue, guide) && <Chip onRemove={() => choose({ guide: null })}>{guide ?? ''}</Chip>}
        {mainCategory && (
          <Chip onRemove={() => choose({ mainCategory: null })}>
            {describe(catalogue.mainCategories, mainCategory) ?? ''}
          </Chip>
        )}
        {category && (
          <Chip onRemove={() => choose({ category: null })}>{describe(catalogue.categories, category) ?? ''}</Chip>
        )}
        {filters.search.trim() && <Chip onRemove={() => choose({ search: '' })}>{`“${filters.search.trim()}”`}</Chip>}
        {!isGuest && hiddenCount > 0 && <p className={styles.hidden}>{texts.products.guidesHidden(hiddenCount)}</p>}
      </div>
    </>
  );
}
