import { daysOfWeek } from '#domain/report/dayOfWeek.ts';
import { draftProblems, type ReportDrafts } from '#domain/report/reportDraft.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import { DateField } from '../../../components/dates/DateField.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import type { ReportFieldsProps } from './reportFields.ts';

const days = daysOfWeek().map(({ value, label }) => ({ value: String(value), label }));

export function QuoteSheetFields({ drafts, onChange }: ReportFieldsProps) {
  const { effectiveDate, purchasedSince, dayOfWeek } = drafts.quoteSheet;
  const problems = draftProblems('quoteSheet', drafts);
  const change = (fields: Partial<ReportDrafts['quoteSheet']>) => onChange({ kind: 'quoteSheet', fields });
  return (
    <>
      <DateField
        label={reportsText('reports.effectiveDate')}
        value={effectiveDate}
        takesText
        isClearable={false}
        hint={reportsText('reports.quotesStart')}
        error={problems.effectiveDate}
        onChange={(date) => change({ effectiveDate: date })}
      />
      <DateField
        label={reportsText('reports.quantityPurchasedSince')}
        value={purchasedSince}
        takesText
        isClearable={false}
        hint={reportsText('reports.invoicedSince')}
        error={problems.purchasedSince}
        onChange={(date) => change({ purchasedSince: date })}
      />
      <SelectField
        label={reportsText('reports.dayOfWeek')}
        value={String(dayOfWeek)}
        options={days}
        onChange={({ currentTarget }) => change({ dayOfWeek: Number(currentTarget.value) })}
      />
    </>
  );
}
