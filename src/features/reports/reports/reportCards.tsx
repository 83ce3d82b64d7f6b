import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { compareGuideNames } from '#domain/report/guideRange.ts';
import { draftProblems, mayListAllProducts } from '#domain/report/reportDraft.ts';
import type { ReportKind } from '#domain/report/reports.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import { DateField } from '../../../components/dates/DateField.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { QuoteSheetFields } from './QuoteSheetFields.tsx';
import { catalogueIn, isComingIn, type ReportFieldsProps } from './reportFields.ts';

function GuideRangeFields({ drafts, shop, onChange }: ReportFieldsProps) {
  const { guides } = useSelector(shop.catalogue, catalogueIn);
  const isComing = useSelector(shop.catalogue, isComingIn);
  const names = guides.map(({ name }) => name).toSorted(compareGuideNames);
  const options = names.map((name) => ({ value: name, label: name }));
  const { startingGuide, endingGuide } = drafts.orderGuideList;
  const problems = draftProblems('orderGuideList', drafts);
  return (
    <>
      <SelectField
        label={reportsText('reports.startingGuide')}
        value={startingGuide}
        options={[{ value: '', label: reportsText('reports.first') }, ...options]}
        disabled={isComing}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: 'orderGuideList', fields: { startingGuide: value } })
        }
      />
      <SelectField
        label={reportsText('reports.endingGuide')}
        value={endingGuide}
        options={[{ value: '', label: reportsText('reports.last') }, ...options]}
        disabled={isComing}
        error={problems.endingGuide}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: 'orderGuideList', fields: { endingGuide: value } })
        }
      />
    </>
  );
}

const STANDARD = { value: 'standard', label: reportsText('reports.standardOrder') };
const ALL = { value: 'all', label: reportsText('reports.allProducts') };

function PriceListFields({ drafts, shop, onChange }: ReportFieldsProps) {
  const { effectiveDate, allProducts } = drafts.priceList;
  const { menu } = shop.shopper.configuration.settings;
  const problems = draftProblems('priceList', drafts);
  return (
    <>
      <DateField
        label={reportsText('reports.effectiveDate')}
        value={effectiveDate}
        takesText
        isClearable={false}
        hint={reportsText('reports.pricesOfThisDay')}
        error={problems.effectiveDate}
        onChange={(date) => onChange({ kind: 'priceList', fields: { effectiveDate: date } })}
      />
      <SelectField
        label={reportsText('reports.products')}
        value={(allProducts ? ALL : STANDARD).value}
        options={mayListAllProducts(menu) ? [STANDARD, ALL] : [STANDARD]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: 'priceList', fields: { allProducts: value === ALL.value } })
        }
      />
    </>
  );
}

function optionsOf({ mainCategories, categories }: Catalogue) {
  return mainCategories.flatMap((main) =>
    categories
      .filter(({ parent, isExcluded }) => parent === main.code && !isExcluded)
      .map(({ code, description }) => ({ value: code, label: `${main.description} › ${description}` })),
  );
}

function CategoryField({ drafts, shop, onChange }: ReportFieldsProps) {
  const catalogue = useSelector(shop.catalogue, catalogueIn);
  const isComing = useSelector(shop.catalogue, isComingIn);
  return (
    <SelectField
      label={reportsText('reports.category')}
      value={drafts.productList.category}
      options={[{ value: '', label: reportsText('reports.allCategories') }, ...optionsOf(catalogue)]}
      disabled={isComing}
      onChange={({ currentTarget }) => onChange({ kind: 'productList', fields: { category: currentTarget.value } })}
    />
  );
}

interface ReportCardContent {
  readonly about: string;
  readonly Fields?: ComponentType<ReportFieldsProps>;
}

/** The description and filters of each report. */
export const REPORT_CARDS: Readonly<Record<ReportKind, ReportCardContent>> = {
  statement: { about: reportsText('reports.openItemsAndAgingAsOf') },
  orderGuideList: {
    about: reportsText('reports.yourOrderGuidesWithQuantitiesAnd'),
    Fields: GuideRangeFields,
  },
  productList: { about: reportsText('reports.productsYouCanOrderByCategory'), Fields: CategoryField },
  priceList: { about: reportsText('reports.yourPricesForEachUnit'), Fields: PriceListFields },
  quoteSheet: {
    about: reportsText('reports.whatYouBoughtLastPricesPaid'),
    Fields: QuoteSheetFields,
  },
};
