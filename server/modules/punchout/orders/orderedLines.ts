import { addLines } from '#domain/cart/addLines.ts';
import type { SentLine } from '#domain/cart/cart.ts';
import { type CartProduct, extensionOf, type KeptLine } from '#domain/cart/keptLine.ts';
import { Decimal, readDecimal } from '#domain/decimal.ts';
import { formatMoney } from '#domain/money.ts';
import type { PartnerSettings } from '#domain/punchout/partner.ts';
import { purchaseOrderTexts as texts } from '#domain/punchout/purchaseOrderTexts.ts';
import { shopUnit, unitCode } from '#domain/punchout/unitCodes.ts';
import { QUANTITY_PLACES } from '#domain/quantity.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import type { Buyer } from '../../access/caller.ts';
import type { OrderedItem } from '../cxml/cxmlRequest.ts';
import type { Wanted } from '../restoreLines.ts';
import { centsNamed, numberProblems } from './orderedPrice.ts';

/** The maximum ratio of two prices before they must mean different units or products. */
const FARTHEST = 1.25;

interface Known {
  products: ReadonlyMap<number, CartProduct>;
  settings: PartnerSettings;
  rights: Buyer['settings'];
}

/**
 * The cart lines of an order. `ours`: the shop's price of each. `notes`: differences from the order. `problems`: why it
 * cannot be ordered.
 */
export interface OrderedLines {
  lines: KeptLine[];
  ours: ReadonlyMap<OrderedItem, Decimal>;
  notes: string[];
  problems: string[];
}

type Ordered = Wanted<OrderedItem>;

function unitOf(
  { item, sentAs }: Ordered,
  product: CartProduct,
  settings: PartnerSettings,
): string | { problem: string } {
  const units = product.sellBys.map(({ unitOfMeasure }) => unitOfMeasure);
  if (item.unit === null) {
    const only = units.length === 1 ? units[0] : undefined;
    return sentAs?.unit ?? only ?? { problem: punchoutText('purchaseOrder.noUnit') };
  }
  const isAsSent =
    sentAs && (sentAs.sentUnit ?? unitCode(sentAs.unit, settings)).toUpperCase() === item.unit.toUpperCase();
  return (
    (isAsSent ? sentAs.unit : shopUnit(item.unit, units, settings)) ?? {
      problem: punchoutText('purchaseOrder.unknownUnit', { unit: item.unit }),
    }
  );
}

/** The cart line, or why there is none. */
function sentLine(ordered: Ordered, { products, settings }: Known): SentLine | { problem: string } {
  const { item, sentAs, namedKey, productKey } = ordered;
  const product = products.get(productKey ?? 0);
  if (sentAs && namedKey !== null && namedKey !== sentAs.productKey)
    return { problem: punchoutText('purchaseOrder.otherProduct') };
  if (productKey === null || !product) return { problem: punchoutText('purchaseOrder.unknownProduct') };
  if (item.currency !== '' && item.currency.toUpperCase() !== settings.currency) {
    return { problem: punchoutText('purchaseOrder.otherCurrency', { named: item.currency, ours: settings.currency }) };
  }
  const unit = unitOf(ordered, product, settings);
  if (typeof unit === 'object') return unit;
  if (item.quantity === null) return { problem: punchoutText('purchaseOrder.noQuantity') };
  return {
    productKey,
    unitOfMeasure: unit,
    orderQuantity: item.quantity,
    ...(sentAs && {
      unitOfMeasure_Prc: sentAs.unit === unit ? sentAs.priceUnit : null,
      productText1: sentAs.productText1,
      productText2: sentAs.productText2,
    }),
  };
}

/** The shop's amount of the ordered line, possibly of a part of it. */
function amountOf(item: OrderedItem, line: KeptLine, product: CartProduct | undefined): Decimal | null {
  const quantity = readDecimal(item.quantity ?? '', QUANTITY_PLACES) ?? line.quantity;
  return extensionOf({ ...line, quantity }, product);
}

/** The remark about a line's price, and whether the price prevents the order. */
function priceRemark(item: OrderedItem, ours: Decimal) {
  const theirs = centsNamed(item);
  if (!theirs) return { text: punchoutText('purchaseOrder.noPrice', { ours: formatMoney(ours) }), isFarOff: false };
  if (ours.equals(theirs)) return null;
  const params = { theirs: formatMoney(theirs), ours: formatMoney(ours) };
  const isFarOff = Decimal.max(ours, theirs).gt(Decimal.min(ours, theirs).times(FARTHEST));
  return isFarOff ? { text: texts.priceFarOff(params), isFarOff } : { text: texts.priceDiffers(params), isFarOff };
}

/** Validates the lines of an order as cart lines: all of them, so that every reason is reported at once. */
export function orderedLines(wanted: readonly Ordered[], known: Known): OrderedLines {
  const { products, rights } = known;
  const notes: string[] = [];
  const problems: string[] = [];
  const ours = new Map<OrderedItem, Decimal>();
  const named = ({ number, partId }: OrderedItem, text: string) =>
    punchoutText('purchaseOrder.line', { number, partId, text });
  const asked = wanted.flatMap(({ item, ...rest }) => {
    const line = sentLine({ item, ...rest }, known);
    const wrong = [...('problem' in line ? [line.problem] : []), ...numberProblems(item)];
    problems.push(...wrong.map((text) => named(item, text)));
    return 'problem' in line || wrong.length > 0 ? [] : [{ item, line }];
  });
  const { lines, outcomes } = addLines(
    [],
    asked.map(({ line }) => line),
    { products, rights },
  );
  outcomes.forEach(({ value: place, errors }, index) => {
    const item = asked[index]?.item;
    if (!item) return;
    if (errors) problems.push(...errors.map(({ text }) => named(item, text)));
    const line = place === undefined ? undefined : lines[place];
    const amount = line && amountOf(item, line, products.get(line.productKey));
    if (!amount) return;
    ours.set(item, amount);
    const remark = priceRemark(item, amount);
    if (remark) (remark.isFarOff ? problems : notes).push(named(item, remark.text));
  });
  return { lines, ours, notes, problems };
}
