import { useSelector } from '@xstate/react';
import { shopText } from '#domain/texts/shopText.ts';
import type { QuickEntryRef, QuickEntrySnapshot } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { Button } from '../../../../components/buttons/Button.tsx';

const canFillIn = (snapshot: QuickEntrySnapshot) =>
  snapshot.context.view.layout === 'quickEntry' && snapshot.can({ type: 'standard.fill' });

/** The Standard guide is only listed: this button fills its quantities into the rows of quick entry. */
export function FillStandard({ quickEntry }: { quickEntry: QuickEntryRef }) {
  const canFill = useSelector(quickEntry, canFillIn);
  if (!canFill) return null;
  return (
    <Button size="small" onClick={() => quickEntry.send({ type: 'standard.fill' })}>
      {shopText('products.fillInStandardQuantities')}
    </Button>
  );
}
