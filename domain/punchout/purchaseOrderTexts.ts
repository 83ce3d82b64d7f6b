import { punchoutText } from '../texts/punchoutText.ts';

/** Of what a line of a purchase order costs. */
interface Amounts {
  theirs: string;
  ours: string;
}

/** What is said of purchase orders to whoever administers the buyer's side, and noted for whoever runs the shop. */
export const purchaseOrderTexts = {
  priceDiffers: ({ theirs, ours }: Amounts) => punchoutText('purchaseOrder.orderedForCostsToday', { theirs, ours }),
  priceFarOff: ({ theirs, ours }: Amounts) =>
    punchoutText('purchaseOrder.orderedForButCostsTodayThat', { theirs, ours }),
} as const;
