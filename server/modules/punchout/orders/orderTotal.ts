import { type Decimal, readDecimal, ZERO } from '#domain/decimal.ts';
import { formatMoney, MONEY_PLACES, roundMoney } from '#domain/money.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import type { OrderedItem, PurchaseOrder } from '../cxml/cxmlRequest.ts';
import { amountNamed } from './orderedPrice.ts';

const sum = (amounts: readonly Decimal[]) => amounts.reduce((total, amount) => total.plus(amount), ZERO);
const chargeIn = (text: string) => readDecimal(text, MONEY_PLACES) ?? ZERO;

/**
 * The remark about a Total that is not the sum of its lines; null when it is, or when it is 0 or absent. Lines without
 * a price count at the shop's price. Systems round by line or at the end, and may include tax and shipping in the
 * Total.
 */
export function totalRemark(
  { total: sent, shipping, tax, items }: Pick<PurchaseOrder, 'total' | 'shipping' | 'tax' | 'items'>,
  ours: ReadonlyMap<OrderedItem, Decimal>,
): string | null {
  if (sent === '') return null;
  const total = readDecimal(sent, MONEY_PLACES);
  if (!total || total.isNegative()) return punchoutText('purchaseOrder.totalUnreadable', { sent });
  if (total.isZero()) return null;
  const exact = items.map((item) => amountNamed(item) ?? ours.get(item) ?? ZERO);
  const lines = sum(exact.map(roundMoney));
  const charges = [ZERO, chargeIn(shipping), chargeIn(tax), chargeIn(shipping).plus(chargeIn(tax))];
  const isSum = [lines, roundMoney(sum(exact))].some((goods) =>
    charges.some((charged) => goods.plus(charged).equals(total)),
  );
  return isSum
    ? null
    : punchoutText('purchaseOrder.totalDiffers', { total: formatMoney(total), lines: formatMoney(lines) });
}
