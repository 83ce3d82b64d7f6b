import type { RowOutcome } from '#domain/dataImport/rowResult.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { Badge } from '../../../components/text/Badge.tsx';
import { OUTCOME_LOOKS } from './importWords.ts';

export function OutcomeBadge({ result }: { readonly result: RowOutcome }) {
  return <Badge kind={OUTCOME_LOOKS[result]}>{dataImportText(`outcomes.${result}`)}</Badge>;
}
