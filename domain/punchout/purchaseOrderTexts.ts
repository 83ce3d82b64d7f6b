import { punchoutText } from '../texts/punchoutText.ts';

/** The amounts of a purchase order line. */
interface Amounts {
  theirs: string;
  ours: string;
}

/** The texts about purchase orders for the buyer's administrator, and the notes for admins. */
export const purchaseOrderTexts = {
  priceDiffers: ({ theirs, ours }: Amounts) => punchoutText('purchaseOrder.orderedForCostsToday', { theirs, ours }),
  priceFarOff: ({ theirs, ours }: Amounts) =>
    punchoutText('purchaseOrder.orderedForButCostsTodayThat', { theirs, ours }),
} as const;
