import type { Catalogue } from '../catalog/catalogue.ts';
import { ZERO } from '../decimal.ts';
import type { Guide } from '../guide/guide.ts';
import { parseQuantity, quantityAsTyped } from '../quantity.ts';
import {
  type EntryLine,
  type EntryRules,
  FURTHER_LINES,
  guideLine,
  isEntered,
  type NewEntry,
  newLine,
  ownLineId,
} from './entryLine.ts';

type Lines = ReadonlyMap<number, EntryLine>;
type Products = Pick<Catalogue, 'productByKey'>;

/**
 * The lines after another guide is listed: its lines with their quantities, without the lines of the previous guide,
 * and with everything that the buyer typed. An unchanged line of the guide keeps its identity.
 */
export function withGuide(lines: Lines, guide: Guide | null, products: Products, rules: EntryRules): Lines {
  return listed(lines, guideLines(guide, products, rules), false);
}

/** The lines after the same guide was reloaded: its added and cleared lines stay unchanged. */
export function withGuideAgain(lines: Lines, guide: Guide | null, products: Products, rules: EntryRules): Lines {
  return listed(lines, guideLines(guide, products, rules), true);
}

function guideLines(guide: Guide | null, { productByKey }: Products, rules: EntryRules): Lines {
  const inGuide = new Map<number, EntryLine>();
  for (const guideProduct of guide?.products ?? []) {
    const product = productByKey.get(guideProduct.productKey);
    if (product) inGuide.set(ownLineId(product.productKey), guideLine(guideProduct, product, rules));
  }
  return inGuide;
}

function listed(lines: Lines, inGuide: Lines, keepsAdded: boolean): Lines {
  const next = new Map<number, EntryLine>();
  for (const line of lines.values()) {
    if (line.isUnsaved) next.set(line.id, ofGuide(line, inGuide.has(line.id)));
  }
  for (const [id, line] of inGuide) {
    const present = lines.get(id);
    const stays = present && ((keepsAdded && present.wasAdded) || (present.isFromGuide && isSameWish(present, line)));
    if (!next.has(id)) next.set(id, stays ? ofGuide(present, true) : line);
  }
  return next;
}

function ofGuide(line: EntryLine, isFromGuide: boolean): EntryLine {
  return line.isFromGuide === isFromGuide ? line : { ...line, isFromGuide };
}

/** Whether both lines order the same of the same product. */
export function isSameWish(left: EntryLine, right: EntryLine): boolean {
  return (
    left.id === right.id &&
    left.draft.quantityText === right.draft.quantityText &&
    left.draft.sellUnit === right.draft.sellUnit &&
    left.draft.priceUnit === right.draft.priceUnit &&
    left.draft.priceText === right.draft.priceText
  );
}

/**
 * The lines after a paste or an old order is added: it uses the product's row while that row is free, adds to a typed
 * quantity of the same unit, or appends a line. It replaces a guide's own quantity; text that is not a quantity stays.
 */
export function linesOfEntries(
  lines: Lines,
  entries: readonly NewEntry[],
  { productByKey }: Products,
  rules: EntryRules,
): EntryLine[] {
  const next = new Map(lines);
  const touched = new Map<number, EntryLine>();
  const typedIds = new Map<number, number[]>();
  for (const line of lines.values()) {
    if (line.isUnsaved && isEntered(line)) note(typedIds, line);
  }
  let lastFurther = FURTHER_LINES;
  for (const id of lines.keys()) lastFurther = Math.min(lastFurther, id);
  for (const entry of entries) {
    const ids = typedIds.get(entry.productKey) ?? [];
    const same = ids.map((id) => next.get(id)).find((line) => line && isSummedBy(line, entry));
    const own = ownLineId(entry.productKey);
    const isOwnFree = !ids.includes(own);
    if (!same && !isOwnFree) lastFurther -= 1;
    const id = same?.id ?? (isOwnFree ? own : lastFurther);
    const made = same ? summed(same, entry) : newLine(id, entry, productByKey.get(entry.productKey), rules);
    const line = { ...made, isFromGuide: next.get(id)?.isFromGuide ?? false };
    next.set(id, line);
    touched.set(id, line);
    if (!same) note(typedIds, line);
  }
  return [...touched.values()];
}

function note(ids: Map<number, number[]>, { productKey, id }: EntryLine): void {
  ids.set(productKey, [...(ids.get(productKey) ?? []), id]);
}

function isSummedBy({ draft }: EntryLine, entry: NewEntry): boolean {
  const isSameUnit = draft.sellUnit === entry.sellUnit;
  return isSameUnit && parseQuantity(draft.quantityText) !== null && parseQuantity(entry.quantity) !== null;
}

/** A line with the quantity of an entry added; its price stays. */
function summed(line: EntryLine, entry: NewEntry): EntryLine {
  const typed = parseQuantity(line.draft.quantityText) ?? ZERO;
  const quantityText = quantityAsTyped(typed.plus(parseQuantity(entry.quantity) ?? ZERO));
  return { ...line, draft: { ...line.draft, quantityText }, isUnsaved: true, wasAdded: false };
}

/**
 * Clears every quantity: typed lines are removed, those of the guide stay without one until the guide is opened again.
 */
export function emptied(lines: Lines): Lines {
  const next = new Map<number, EntryLine>();
  for (const line of lines.values()) {
    if (line.isFromGuide) next.set(line.id, finishedLine(emptiedLine(line)));
  }
  return next;
}

/** A completed row of the guide: the guide fills it in when it is opened again, not before. */
export function finishedLine(line: EntryLine): EntryLine {
  return { ...line, isUnsaved: false, wasAdded: true };
}

export function emptiedLine(line: EntryLine): EntryLine {
  return { ...line, draft: { ...line.draft, quantityText: '' }, isUnsaved: true, wasAdded: false };
}
