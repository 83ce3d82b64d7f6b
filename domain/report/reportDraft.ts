import { readDate, yearBefore } from '../calendar.ts';
import { isAvailable, type MenuItem } from '../settings/menu.ts';
import type { UserSettings } from '../settings/settings.ts';
import { texts } from '../texts.ts';
import { ALL_DAYS } from './dayOfWeek.ts';
import { isReversed } from './guideRange.ts';
import type { ReportQueries, ReportRequest } from './reportRequest.ts';
import { REPORT_KINDS, REPORTS, type ReportKind } from './reports.ts';
import { reportTexts } from './reportTexts.ts';

/** What stands in the fields of the cards; in a field of a date also what was typed and is no date. */
export type ReportDrafts = ReportQueries;

/** The reports that this reader has: a price list is none for who sees no prices. */
export function offeredReports({ menu, hidePricing }: Pick<UserSettings, 'menu' | 'hidePricing'>): ReportKind[] {
  return REPORT_KINDS.filter(
    (kind) => isAvailable(menu, REPORTS[kind].menuKey) && !(kind === 'priceList' && hidePricing),
  );
}

export function mayListAllProducts(menu: readonly MenuItem[]): boolean {
  return isAvailable(menu, 'AllProducts');
}

/** As the cards are opened: everything, of today, the purchases of a year. */
export function initialDrafts(today: string): ReportDrafts {
  return {
    statement: {},
    orderGuideList: { startingGuide: '', endingGuide: '' },
    productList: { category: '' },
    priceList: { effectiveDate: today, allProducts: false },
    quoteSheet: { effectiveDate: today, purchasedSince: yearBefore(today), dayOfWeek: ALL_DAYS },
  };
}

type Problems<Kind extends ReportKind> = Partial<Record<keyof ReportDrafts[Kind], string>>;

const missing = (date: string) => (readDate(date) === null ? reportTexts.dateMissing : undefined);

function only<Problem extends object>(problems: { [Field in keyof Problem]: Problem[Field] | undefined }): Problem {
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined)) as Problem;
}

/** What is wrong with the fields of a card, by field. */
export function draftProblems<Kind extends ReportKind>(kind: Kind, drafts: ReportDrafts): Problems<Kind>;
export function draftProblems(kind: ReportKind, drafts: ReportDrafts): Record<string, string> {
  if (kind === 'orderGuideList')
    return isReversed(drafts.orderGuideList) ? { endingGuide: reportTexts.guidesReversed } : {};
  if (kind === 'priceList') return only({ effectiveDate: missing(drafts.priceList.effectiveDate) });
  if (kind !== 'quoteSheet') return {};
  const { effectiveDate, purchasedSince } = drafts.quoteSheet;
  const isLater = readDate(effectiveDate) !== null && purchasedSince > effectiveDate;
  return only({
    effectiveDate: missing(effectiveDate),
    purchasedSince: missing(purchasedSince) ?? (isLater ? reportTexts.purchasedLater : undefined),
  });
}

/** What the card asks for; null while something is wrong with its fields. */
export function draftRequest(kind: ReportKind, drafts: ReportDrafts): ReportRequest | null {
  if (Object.keys(draftProblems(kind, drafts)).length > 0) return null;
  return { kind, ...drafts[kind] } as ReportRequest;
}

/** Why a report did not come, by the status of the answer; null when there was none. */
export function reportFailure(status: number | null): string {
  if (status === null) return texts.session.noResponse;
  if (status === 204) return reportTexts.none;
  if (status === 403) return texts.session.accessDenied;
  if (status === 404) return reportTexts.absent;
  return status === 503 ? texts.documents.busy : reportTexts.unreadable;
}
