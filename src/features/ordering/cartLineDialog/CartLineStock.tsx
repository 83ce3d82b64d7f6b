import { useSelector } from '@xstate/react';
import { readDraft } from '#domain/cart/lineDraft.ts';
import { stockHint, stockShortage } from '#domain/product/stock.ts';
import type {
  CartLineDialogRef,
  CartLineDialogSnapshot,
} from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import type { PricesRef } from '#machines/shop/prices/pricesMachine.ts';
import { useWantedPrices } from '../../../product/useWantedPrices.ts';
import styles from './CartLineDialog.module.css';

const contextOf = ({ context }: CartLineDialogSnapshot) => context;

/** The stock of the product, in reserved room, with a warning if the line exceeds it. */
export function CartLineStock({ dialog, prices }: { dialog: CartLineDialogRef; prices: PricesRef }) {
  const { draft, product, prices: linePrices } = useSelector(dialog, contextOf);
  const stock = useWantedPrices(prices, product.productKey)?.uncommitted;
  const { quantity } = readDraft(draft, product, linePrices);
  const shortage = stockShortage(product, { quantity, unit: draft.sellUnit }, stock);
  return (
    <p role="status" className={styles.stock} data-short={shortage !== null || undefined}>
      {shortage ?? (stock ? stockHint(product, stock) : '\u00a0')}
    </p>
  );
}
