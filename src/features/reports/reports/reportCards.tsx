import type { ComponentType } from 'react';
import type { ReportKind } from '#domain/report/reports.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import { CategoryField } from './CategoryField.tsx';
import { GuideRangeFields } from './GuideRangeFields.tsx';
import { PriceListFields } from './PriceListFields.tsx';
import { QuoteSheetFields } from './QuoteSheetFields.tsx';
import type { ReportFieldsProps } from './reportFields.ts';

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
