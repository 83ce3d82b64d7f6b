import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { ALL_PRODUCTS, offeredGuides, type ShownFilters } from '#domain/catalog/catalogue.ts';
import { chosenFilters, ignoresFilters, type ListRule } from '#domain/catalog/shownFilters.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { QuickEntryRef } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import { shownSort } from '#machines/shop/productList/productList.ts';
import type { ProductListSnapshot } from '#machines/shop/productList/productListMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Chip } from '../../../components/buttons/Chip.tsx';
import { classes } from '../../../components/classes.ts';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FilterSelect } from '../../../components/select/FilterSelect.tsx';
import hidden from '../../../components/text/VisuallyHidden.module.css';
import { PricesNotLoaded } from '../../../product/PricesNotLoaded.tsx';
import { PHONE_BELOW } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';
import { FilterButton } from './FilterButton.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import { filterFields, sortField } from './listFields.ts';
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
  /** The number of matching products; null while loading. */
  readonly count: number | null;
  /** The corrected query; null if the typed one was used. */
  readonly corrected: string | null;
}

function resultsText(count: number, query: string): string {
  return query === '' ? shopText('products.results', { count }) : shopText('products.resultsFor', { count, query });
}

/** Filters, sort and layout of the product list, and the number of products. */
export function ProductsToolbar({ shop, quickEntry, shown, rule, count, corrected }: ProductsToolbarProps) {
  const { catalogue: catalogueRef, productList } = shop;
  const catalogue = useSelector(catalogueRef, catalogueOf);
  const filters = useSelector(productList, filtersOf);
  const sortBy = useSelector(productList, sortOf);
  const isTyping = useSelector(productList, isTypingIn);
  const { mainCategory, category, guide } = shown;
  const isEverywhere = ignoresFilters(filters, rule);
  const { hiddenCount } = offeredGuides(catalogue);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  const change = (changed: Partial<typeof filters>) =>
    quickEntry.send({ type: 'view.choose', change: { kind: 'filters', filters: changed } });
  const choose = (chosen: Partial<typeof filters>) => change(isEverywhere ? chosen : chosenFilters(shown, chosen));
  const counted = useRef<HTMLParagraphElement>(null);
  const searchAsTyped = () => {
    productList.send({ type: 'search.takeLiterally' });
    // The button is absent in this case.
    counted.current?.focus();
  };
  const describe = (list: readonly { code: string; description: string }[], code: string | null) =>
    list.find((one) => one.code === code)?.description;
  const summary = count === null ? '' : resultsText(count, filters.search.trim());
  const filterSelects = filterFields({ catalogue, shown, rule, isEverywhere, isCounted: count !== null, choose });
  const sort = sortField({
    catalogue,
    sortBy,
    isSearching: filters.search.trim() !== '',
    onSort: (chosen) => productList.send({ type: 'sort.choose', sortBy: chosen }),
  });
  const hasGuideChosen = guide !== null && rule.mayListAll;
  const active = [hasGuideChosen, mainCategory, category].filter(Boolean).length;
  const counts = (
    <p ref={counted} tabIndex={-1} className={styles.count}>
      {summary}
    </p>
  );
  return (
    <>
      <Toolbar
        label={shopText('products.filters')}
        isCompact
        sticks="top"
        end={
          <>
            {!isPhone && <FilterSelect {...sort} />}
            <LayoutChoice shop={shop} quickEntry={quickEntry} />
          </>
        }
      >
        {isPhone ? (
          <>
            <FilterButton
              fields={[...filterSelects, sort]}
              active={active}
              count={count}
              onClear={
                active > 0
                  ? () =>
                      choose({
                        ...(rule.mayListAll && { guide: ALL_PRODUCTS }),
                        mainCategory: null,
                        category: null,
                      })
                  : undefined
              }
            />
            {counts}
          </>
        ) : (
          filterSelects.map((field) => <FilterSelect key={field.label} {...field} />)
        )}
        <div className={styles.unpriced}>
          <PricesNotLoaded shop={shop} />
        </div>
      </Toolbar>
      <div className={styles.summary}>
        {!isPhone && counts}
        {/* Announced after the typing has paused, not at every key. */}
        <p role="status" className={hidden.hidden}>
          {isTyping ? '' : summary}
        </p>
        {corrected !== null && (
          <>
            <p className={classes(styles.count, styles.correction)}>
              {shopText('products.corrected', { query: corrected })}
            </p>
            <span className={styles.instead}>
              <Button variant="quiet" size="small" onClick={searchAsTyped}>
                {shopText('products.asTyped', { query: filters.search.trim() })}
              </Button>
            </span>
          </>
        )}
        {isEverywhere && <p className={styles.count}>{shopText('products.searchingAll')}</p>}
        {!isPhone && (
          <>
            {guide && hasGuideChosen && <Chip onRemove={() => choose({ guide: ALL_PRODUCTS })}>{guide.name}</Chip>}
            {mainCategory && (
              <Chip onRemove={() => choose({ mainCategory: null })}>
                {describe(catalogue.mainCategories, mainCategory) ?? ''}
              </Chip>
            )}
            {category && (
              <Chip onRemove={() => choose({ category: null })}>{describe(catalogue.categories, category) ?? ''}</Chip>
            )}
          </>
        )}
        <FillStandard quickEntry={quickEntry} />
        {rule.keepsGuides && hiddenCount > 0 && (
          <p className={styles.hidden}>{shopText('products.guidesHidden', { count: hiddenCount })}</p>
        )}
      </div>
    </>
  );
}
