import { readDate, yearBefore } from '../calendar.ts';
import { isAvailable, type MenuItem } from '../settings/menu.ts';
import type { UserSettings } from '../settings/settings.ts';
import { reportsText } from '../texts/reportsText.ts';
import { ALL_DAYS } from './dayOfWeek.ts';
import { isReversed } from './guideRange.ts';
import type { ReportQueries, ReportRequest } from './reportRequest.ts';
import { REPORT_KINDS, REPORTS, type ReportKind } from './reports.ts';

/** The field values of the cards; a date field may also contain text that is not a date. */
export type ReportDrafts = ReportQueries;

/** The reports that this user has: a user without prices has no price list. */
export function offeredReports({ menu, hidePricing }: Pick<UserSettings, 'menu' | 'hidePricing'>): ReportKind[] {
  return REPORT_KINDS.filter(
    (kind) => isAvailable(menu, REPORTS[kind].menuKey) && !(kind === 'priceList' && hidePricing),
  );
}

export function mayListAllProducts(menu: readonly MenuItem[]): boolean {
  return isAvailable(menu, 'AllProducts');
}

/** The initial values of the cards: everything, today, the purchases of a year. */
export function initialDrafts(today: string): ReportDrafts {
  return {
    statement: {},
    orderGuideList: { startingGuide: '', endingGuide: '' },
    productList: { category: '' },
    priceList: { effectiveDate: today, allProducts: false },
    quoteSheet: { effectiveDate: today, purchasedSince: yearBefore(today), dayOfWeek: ALL_DAYS },
  };
}

/** Some fields of one card with their current values. */
export type DraftChange = {
  [Kind in ReportKind]: { kind: Kind; fields: Partial<ReportDrafts[Kind]> };
}[ReportKind];

export function withChange(drafts: ReportDrafts, { kind, fields }: DraftChange): ReportDrafts {
  return { ...drafts, [kind]: { ...drafts[kind], ...fields } };
}

type Problems<Kind extends ReportKind> = Partial<Record<keyof ReportDrafts[Kind], string>>;

const missing = (date: string) => (readDate(date) === null ? reportsText('report.dateMissing') : undefined);

function only<Problem extends object>(problems: { [Field in keyof Problem]: Problem[Field] | undefined }): Problem {
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined)) as Problem;
}

/** The problems of a card's fields, by field. */
export function draftProblems<Kind extends ReportKind>(kind: Kind, drafts: ReportDrafts): Problems<Kind>;
export function draftProblems(kind: ReportKind, drafts: ReportDrafts): Record<string, string> {
  if (kind === 'orderGuideList')
    return isReversed(drafts.orderGuideList) ? { endingGuide: reportsText('report.guidesReversed') } : {};
  if (kind === 'priceList') return only({ effectiveDate: missing(drafts.priceList.effectiveDate) });
  if (kind !== 'quoteSheet') return {};
  const { effectiveDate, purchasedSince } = drafts.quoteSheet;
  const isLater = readDate(effectiveDate) !== null && purchasedSince > effectiveDate;
  return only({
    effectiveDate: missing(effectiveDate),
    purchasedSince: missing(purchasedSince) ?? (isLater ? reportsText('report.purchasedLater') : undefined),
  });
}

/** The request of the card; null while a field is not valid. */
export function draftRequest(kind: ReportKind, drafts: ReportDrafts): ReportRequest | null {
  if (Object.keys(draftProblems(kind, drafts)).length > 0) return null;
  return { kind, ...drafts[kind] } as ReportRequest;
}
