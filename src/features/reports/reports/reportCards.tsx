import type { ComponentType } from 'react';
import type { ReportKind } from '#domain/report/reports.ts';
import { CategoryField } from './CategoryField.tsx';
import { GuideRangeFields } from './GuideRangeFields.tsx';
import { PriceListFields } from './PriceListFields.tsx';
import { QuoteSheetFields } from './QuoteSheetFields.tsx';
import type { ReportFieldsProps } from './reportFields.ts';

interface ReportCardContent {
  readonly about: string;
  readonly Fields?: ComponentType<ReportFieldsProps>;
}

/** What each card says, and what its report can be limited to. */
export const REPORT_CARDS: Readonly<Record<ReportKind, ReportCardContent>> = {
  statement: { about: 'Open items and aging as of today.' },
  orderGuideList: {
    about: 'Your order guides with quantities and space for counts.',
    Fields: GuideRangeFields,
  },
  productList: { about: 'Products you can order by category, with brands and packs.', Fields: CategoryField },
  priceList: { about: 'Your prices for each unit.', Fields: PriceListFields },
  quoteSheet: {
    about: 'What you bought, last prices paid and space for quotes.',
    Fields: QuoteSheetFields,
  },
};
