import { usableSort } from '#domain/catalog/browse.ts';
import {
  ALL_PRODUCTS,
  type BrowseFilters,
  type Catalogue,
  offeredGuides,
  type ShownFilters,
} from '#domain/catalog/catalogue.ts';
import type { ListRule } from '#domain/catalog/shownFilters.ts';
import { type ShownSort, SORT_FIELDS, sortNames } from '#domain/settings/preferences.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { FilterSelectProps } from '../../../components/select/FilterSelect.tsx';

const ALL = { value: '', label: shopText('products.all') };

interface Filtered {
  readonly catalogue: Catalogue;
  readonly shown: ShownFilters;
  readonly rule: ListRule;
  /** The search ignores the filters. */
  readonly isEverywhere: boolean;
  /** Whether the guides are known. */
  readonly isCounted: boolean;
  readonly choose: (chosen: Partial<BrowseFilters>) => void;
}

/** Order guide, main category and category of the product list. */
export function filterFields({
  catalogue,
  shown,
  rule,
  isEverywhere,
  isCounted,
  choose,
}: Filtered): FilterSelectProps[] {
  const { mainCategory, category, guide } = shown;
  const { guides } = offeredGuides(catalogue);
  // A hidden guide is shown if its address is opened.
  const isHidden = guide !== null && guide.name !== '' && !guides.some(({ name }) => name === guide.name);
  const named = isHidden ? [...guides, guide] : guides;
  const categories = catalogue.categories.filter((one) => mainCategory === null || one.parent === mainCategory);
  const blockedBy = isEverywhere ? shopText('products.filtersIgnored') : null;
  const coded = (list: readonly { code: string; description: string }[]) => [
    ALL,
    ...list.map(({ code, description }) => ({ value: code, label: description })),
  ];
  const guideField = {
    label: shopText('products.orderGuide'),
    value: guide?.name ?? ALL_PRODUCTS,
    blockedBy,
    options: [
      ...(rule.mayListAll ? [{ value: ALL_PRODUCTS, label: shopText('products.allProducts') }] : []),
      ...named.map(({ name }) => ({ value: name, label: name })),
    ],
    onChange: (name: string) => choose({ guide: name }),
  };
  return [
    // Its place is reserved until the guides are known, so that the others do not move.
    ...(rule.keepsGuides && (!isCounted || named.length > 0) ? [guideField] : []),
    {
      label: shopText('products.mainCategory'),
      value: mainCategory ?? '',
      blockedBy,
      options: coded(catalogue.mainCategories),
      onChange: (code) => choose({ mainCategory: code || null }),
    },
    {
      label: shopText('products.category'),
      value: category ?? '',
      blockedBy,
      options: coded(categories),
      onChange: (code) => choose({ category: code || null }),
    },
  ];
}

interface Sorted {
  readonly catalogue: Catalogue;
  readonly sortBy: ShownSort;
  readonly isSearching: boolean;
  readonly onSort: (sortBy: ShownSort) => void;
}

export function sortField({ catalogue, sortBy, isSearching, onSort }: Sorted): FilterSelectProps {
  const sorts = SORT_FIELDS.filter((sort) => usableSort(catalogue, sort) === sort);
  return {
    label: shopText('products.sortBy'),
    value: sortBy === 'match' ? sortBy : usableSort(catalogue, sortBy),
    neutralValue: isSearching ? 'match' : 'description',
    options: [
      ...(isSearching ? [{ value: 'match', label: shopText('products.bestMatch') }] : []),
      ...sorts.map((sort) => ({ value: sort, label: sortNames()[sort] })),
    ],
    onChange: (sort) => onSort(sort as ShownSort),
  };
}
