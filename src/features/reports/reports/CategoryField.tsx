import { useSelector } from '@xstate/react';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { catalogueIn, isComingIn, type ReportFieldsProps } from './reportFields.ts';

function optionsOf({ mainCategories, categories }: Catalogue) {
  return mainCategories.flatMap((main) =>
    categories
      .filter(({ parent, isExcluded }) => parent === main.code && !isExcluded)
      .map(({ code, description }) => ({ value: code, label: `${main.description} › ${description}` })),
  );
}

export function CategoryField({ drafts, shop, onChange }: ReportFieldsProps) {
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
