import { draftProblems, mayListAllProducts } from '#domain/report/reportDraft.ts';
import { DateField } from '../../../components/fields/DateField.tsx';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import type { ReportFieldsProps } from './reportFields.ts';

const STANDARD = { value: 'standard', label: 'Standard Order' };
const ALL = { value: 'all', label: 'All Products' };

export function PriceListFields({ drafts, shop, onChange }: ReportFieldsProps) {
  const { effectiveDate, allProducts } = drafts.priceList;
  const { menu } = shop.shopper.configuration.settings;
  const problems = draftProblems('priceList', drafts);
  return (
    <>
      <DateField
        label="Effective date"
        value={effectiveDate}
        takesText
        isClearable={false}
        error={problems.effectiveDate}
        onChange={(date) => onChange({ kind: 'priceList', fields: { effectiveDate: date } })}
      />
      <SelectField
        label="Products"
        value={(allProducts ? ALL : STANDARD).value}
        options={mayListAllProducts(menu) ? [STANDARD, ALL] : [STANDARD]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: 'priceList', fields: { allProducts: value === ALL.value } })
        }
      />
    </>
  );
}
