import { useSelector } from '@xstate/react';
import { compareGuideNames } from '#domain/report/guideRange.ts';
import { draftProblems } from '#domain/report/reportDraft.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { catalogueIn, isComingIn, type ReportFieldsProps } from './reportFields.ts';

export function GuideRangeFields({ drafts, shop, onChange }: ReportFieldsProps) {
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
