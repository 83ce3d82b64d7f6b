import type { CartLine } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import {
  draftOfLine,
  type LineDraft,
  type LineReading,
  newDraft,
  readDraft,
  type SettledDraft,
  sentLine,
  settleQuantity,
} from '#domain/cart/lineDraft.ts';
import { type PriceConflict, priceConflicts } from '#domain/cart/priceConflicts.ts';
import { ownLineId } from '#domain/entry/entryLine.ts';
import type { LastSale } from '#domain/order/lastSale.ts';
import { type UnusualQuantity, unusualQuantity } from '#domain/order/unusualQuantity.ts';
import type { Prices } from '#domain/product/price.ts';
import type { Product } from '#domain/product/product.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { texts } from '#domain/texts.ts';
import type { CartReply, CartReplyTarget, WriteResult } from '../../shop/cart/cartWrite.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';

export interface LineDialogInput {
  product: Product;
  /** The line to edit; null adds a new one. */
  line: CartLine | null;
  /** What a new line starts with, where something was typed before. */
  typed?: Partial<LineDraft> | undefined;
  /** Added from where the product stands: saved without being shown unless something is to be asked. */
  isQuick?: boolean | undefined;
  settings: UserSettings;
  /** Whether a price of 0 is one to order at. */
  sellsAtZero: boolean;
  cart: CartWriter;
  /** What is in the cart by now. */
  cartLines: () => readonly CartLine[];
  /** What this customer bought of the product last, as far as it is known by now. */
  lastSale: () => LastSale | null | undefined;
  newId: () => string;
}

/** A line while it is edited. */
export interface EditedLine extends LineDialogInput {
  draft: LineDraft;
  /** Whether the dialog is, or was, on screen. */
  isShown: boolean;
  prices: Prices;
  /** Made before the first send, so that a repeated save adds once. */
  idempotencyKey: string;
  message: string | null;
  adjustment: string | null;
  /** The quantity that was asked about last. */
  unusual: UnusualQuantity | null;
  /** The unusual quantity that the buyer stands by. */
  confirmedQuantity: string | null;
  /** The price in the cart that is being asked about. */
  conflict: PriceConflict | null;
}

export type LineDialogEvent =
  | { type: 'draft.change'; change: Partial<Pick<LineDraft, 'quantityText' | 'priceText' | 'note1' | 'note2'>> }
  | { type: 'quantity.settle' }
  | { type: 'quantity.step'; direction: 'up' | 'down' }
  | { type: 'price.settle' }
  | { type: 'price.reset' }
  | { type: 'prices.retry' }
  | { type: 'sellUnit.choose'; unit: string }
  | { type: 'priceUnit.choose'; unit: string }
  | { type: 'line.save' }
  | { type: 'quantity.confirm' }
  | { type: 'quantity.refuse' }
  | { type: 'priceChange.confirm' }
  | { type: 'priceChange.refuse' }
  | { type: 'removal.confirm' }
  | { type: 'removal.refuse' }
  | { type: 'dialog.cancel' }
  | CartReply;

const UNSOLD: LineDraft = { quantityText: '0', sellUnit: '', priceUnit: '', priceText: null, note1: '', note2: '' };

/** The draft as it would be sent: its quantity settled, whether its field was left or not. */
export function reading({ draft, product, settings, prices }: EditedLine): LineReading {
  return readDraft(settleQuantity(draft, product, settings).draft, product, prices);
}

export function mayChangePrice({ settings }: EditedLine): boolean {
  return settings.canChangePrice && !settings.hidePricing;
}

/** A price is typed only by who may change it. */
export function permitted(context: EditedLine, { priceText, ...change }: Partial<LineDraft>): Partial<LineDraft> {
  return priceText === undefined || !mayChangePrice(context) ? change : { ...change, priceText };
}

export function textOf(result: WriteResult): string | null {
  return result.kind === 'done' ? null : result.text;
}

function openedDraft({ line, product, settings, typed }: LineDialogInput): LineDraft {
  return line ? draftOfLine(line) : { ...(newDraft(product, settings) ?? UNSOLD), ...typed };
}

export function openedLine(input: LineDialogInput): EditedLine {
  return {
    ...input,
    draft: openedDraft(input),
    isShown: !input.isQuick,
    prices: {},
    idempotencyKey: input.newId(),
    message: null,
    adjustment: null,
    unusual: null,
    confirmedQuantity: null,
    conflict: null,
  };
}

/** The line with this typed in it; what was said of it before is over. */
export function changed({ draft }: EditedLine, change: Partial<LineDraft>) {
  return { draft: { ...draft, ...change }, message: null, adjustment: null };
}

/** The draft after its quantity was left. */
export function quantitySettled(edited: EditedLine): SettledDraft {
  return settled(edited, settleQuantity(edited.draft, edited.product, edited.settings));
}

/** The draft after one of its fields was left; what was said of it before still holds. */
export function settled({ adjustment: before }: EditedLine, { draft, adjustment }: SettledDraft): SettledDraft {
  return { draft, adjustment: adjustment ?? before };
}

export function isRemoval(edited: EditedLine): boolean {
  const { quantity, quantityError } = reading(edited);
  return edited.line !== null && quantity.isZero() && quantityError === null;
}

/** Whether the price by the chosen unit is 0 and nothing is sold at it (readings 139); a typed 0 is meant. */
export function isCallForPrice(edited: EditedLine): boolean {
  const { unitPrice, isOverride } = reading(edited);
  return !edited.sellsAtZero && !isOverride && unitPrice?.isZero() === true;
}

/** Why the line cannot be saved as it stands; null when it can. */
export function problemIn(edited: EditedLine): string | null {
  const { quantityError, unitError, priceError } = reading(edited);
  const problem = quantityError ?? unitError ?? priceError;
  return problem ?? (isCallForPrice(edited) ? texts.products.callForPrice : null);
}

export function isSavable(edited: EditedLine): boolean {
  return !reading(edited).quantity.isZero() && problemIn(edited) === null;
}

/** The quantity that is to be asked about before the line is saved: never one that stands in the cart already, nor one twice. */
export function unusualIn(edited: EditedLine): UnusualQuantity | null {
  const { draft, product, line, confirmedQuantity } = edited;
  const { quantity } = reading(edited);
  if (line && quantity.equals(line.orderQuantity)) return null;
  const unusual = unusualQuantity(product, { quantity, unit: draft.sellUnit }, edited.lastSale());
  return unusual?.quantity === confirmedQuantity ? null : unusual;
}

/** That this quantity was asked about. */
export const quantityAsked = (edited: EditedLine) => ({ unusual: unusualIn(edited) });

/** That the buyer stands by the quantity that was asked about. */
export const quantityConfirmed = ({ unusual }: EditedLine) => ({ confirmedQuantity: unusual?.quantity ?? null });

/** The price in the cart that a new line would change. A line that is edited changes no other. */
export function conflictIn(edited: EditedLine): PriceConflict | null {
  const { product, line, draft, settings } = edited;
  if (line || settings.hidePricing) return null;
  const { productKey } = product;
  const { unitPrice } = reading(edited);
  const wanted = { productKey, unitOfMeasure_Prc: draft.priceUnit, unitPrice };
  const [conflict] = priceConflicts([wanted], edited.cartLines(), { productByKey: new Map([[productKey, product]]) });
  return conflict ?? null;
}

/** What the cart is asked for to save the line. */
export function saveRequest(edited: EditedLine, replyTo: CartReplyTarget) {
  const { draft, product, prices, line: seen, idempotencyKey } = edited;
  const line = sentLine(draft, product, prices, seen?.id ?? ownLineId(product.productKey));
  const command: CartCommand = seen ? { kind: 'update', line, seen } : { kind: 'add', line, idempotencyKey };
  return { type: 'cart.write', replyTo, command } as const;
}

/** What the cart is asked for to remove the line. */
export function removalRequest({ line: seen, product, idempotencyKey }: EditedLine, replyTo: CartReplyTarget) {
  const command: CartCommand = seen
    ? { kind: 'remove', seen, description: product.description }
    : { kind: 'addMany', lines: [], idempotencyKey };
  return { type: 'cart.write', replyTo, command } as const;
}

/** What is asked of a line before it is saved, wherever it is edited: extends the guards of a chart. */
export const lineGuards = {
  isRemoval: ({ context }: { context: EditedLine }) => isRemoval(context),
  isSavable: ({ context }: { context: EditedLine }) => isSavable(context),
  isUnusual: ({ context }: { context: EditedLine }) => isSavable(context) && unusualIn(context) !== null,
  isDone: (_: unknown, { result }: Pick<CartReply, 'result'>) => result.kind === 'done',
};
