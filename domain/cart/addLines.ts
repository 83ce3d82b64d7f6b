import { cartText } from '../texts/cartText.ts';
import { LINES_LIMIT, type SentLine } from './cart.ts';
import { type CartProduct, type KeptLine, shownToday } from './keptLine.ts';
import { type LineRights, lineProblems, type Read, readSentLine } from './lineRules.ts';
import { reasons } from './reasons.ts';

export interface Added {
  /** The resulting cart lines: existing ones in their positions, new ones (id null) after them. */
  lines: KeptLine[];
  /** Per sent line: its position in `lines`, or why it was refused. */
  outcomes: Read<number>[];
}

interface Known {
  products: ReadonlyMap<number, CartProduct>;
  rights: LineRights;
  /** The number of lines of the cart besides `kept`. */
  otherLines?: number;
}

/**
 * Adds lines to a cart, of which `kept` are at least the lines of the sent products. The same product, units and notes
 * become one line with the sum of the quantities; another price for the same product and price unit counts for all of
 * its lines (wire 3). A line with a positive id changes that line instead.
 */
export function addLines(kept: readonly KeptLine[], sent: readonly SentLine[], known: Known): Added {
  const lines = [...kept];
  const outcomes = sent.map((line) => (line.id && line.id > 0 ? change(lines, line, known) : add(lines, line, known)));
  return { lines, outcomes };
}

function add(lines: KeptLine[], sent: SentLine, { products, rights, otherLines = 0 }: Known): Read<number> {
  const product = products.get(sent.productKey);
  const { value: wanted, errors } = readSentLine(sent, null, product, rights);
  if (!wanted) return { errors };
  const same = lines.findIndex((line) => isSameLine(line, wanted));
  const found = lines[same];
  if (!found && lines.length + otherLines >= LINES_LIMIT) {
    return { errors: [{ code: 'cartFull', params: { limit: LINES_LIMIT }, text: reasons.cartFull() }] };
  }
  const merged = found
    ? { ...wanted, id: found.id, quantity: found.quantity.plus(wanted.quantity), place: found.place ?? null }
    : wanted;
  const problems = lineProblems(merged, product, rights);
  if (problems.length > 0) return { errors: problems };
  if (found || sent.place === undefined) shareThePrice(lines, merged, product);
  const place = found ? same : lines.length;
  lines[place] = shownToday(merged, product);
  return { value: place };
}

function change(lines: KeptLine[], sent: SentLine, { products, rights }: Known): Read<number> {
  const place = lines.findIndex((line) => line.id === sent.id && line.productKey === sent.productKey);
  const kept = lines[place];
  if (!kept) return { errors: [{ code: 'lineGone', text: cartText('reasons.lineGone') }] };
  const { value: changed, errors } = readSentLine(sent, kept, products.get(sent.productKey), rights);
  if (!changed) return { errors };
  lines[place] = changed;
  return { value: place };
}

function isSameLine(line: KeptLine, other: KeptLine): boolean {
  return (
    line.productKey === other.productKey &&
    line.unit === other.unit &&
    line.priceUnit === other.priceUnit &&
    line.productText1 === other.productText1 &&
    line.productText2 === other.productText2
  );
}

function shareThePrice(
  lines: KeptLine[],
  { productKey, priceUnit, overridePrice }: KeptLine,
  product: CartProduct | undefined,
): void {
  const override = overridePrice?.toString();
  lines.forEach((line, place) => {
    if (line.productKey !== productKey || line.priceUnit !== priceUnit) return;
    if (line.overridePrice?.toString() !== override) lines[place] = shownToday({ ...line, overridePrice }, product);
  });
}
