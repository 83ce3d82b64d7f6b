import { draftProblems, mayListAllProducts } from '#domain/report/reportDraft.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import { DateField } from '../../../components/fields/DateField.tsx';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import type { ReportFieldsProps } from './reportFields.ts';

const STANDARD = { value: 'standard', label: reportsText('reports.standardOrder') };
const ALL = { value: 'all', label: reportsText('reports.allProducts') };

export function PriceListFields({ drafts, shop, onChange }: ReportFieldsProps) {
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
