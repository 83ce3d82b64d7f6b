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
  statement: { about: 'What is open on your account today, and how old it is.' },
  orderGuideList: {
    about: 'The products of your order guides with their quantities, and room to count them.',
    Fields: GuideRangeFields,
  },
  productList: { about: 'What you can order, by category, with its brand and its packs.', Fields: CategoryField },
  priceList: { about: 'Your prices for each unit.', Fields: PriceListFields },
  quoteSheet: {
    about: 'What you bought, what you paid last, and room to write quotes.',
    Fields: QuoteSheetFields,
  },
};
