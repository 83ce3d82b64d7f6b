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
import { isByQuantity } from '#domain/product/defaultPrice.ts';
import type { Prices } from '#domain/product/price.ts';
import type { Product } from '#domain/product/product.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { CartReply, CartReplyTarget, WriteResult } from '../../shop/cart/cartWrite.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';

export interface LineDialogInput {
  product: Product;
  /** The line to edit; null adds a new one. */
  line: CartLine | null;
  /** What a new line starts with if something was typed before. */
  typed?: Partial<LineDraft> | undefined;
  /** Added directly from a product: saved without showing the dialog unless something has to be asked. */
  isQuick?: boolean | undefined;
  settings: UserSettings;
  /** Whether a product can be ordered at a price of 0. */
  sellsAtZero: boolean;
  cart: CartWriter;
  /** Returns the current cart lines. */
  cartLines: () => readonly CartLine[];
  /** Returns what this customer last bought of the product, as far as it is known. */
  lastSale: () => LastSale | null | undefined;
  newId: () => string;
}

/** A line while it is edited. */
export interface EditedLine extends LineDialogInput {
  draft: LineDraft;
  /** Whether the dialog is, or was, on screen. */
  isShown: boolean;
  prices: Prices;
  /** Created before the first send, so that a repeated save adds once. */
  idempotencyKey: string;
  message: string | null;
  adjustment: string | null;
  /** The quantity that was asked about last. */
  unusual: UnusualQuantity | null;
  /** The unusual quantity that the buyer confirmed. */
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
  /** Escape or Back, which asks first when something was typed. */
  | { type: 'dialog.leave' }
  | { type: 'close.confirm' }
  | { type: 'close.refuse' }
  | { type: 'dialog.cancel' }
  | CartReply;

const UNSOLD: LineDraft = { quantityText: '0', sellUnit: '', priceUnit: '', priceText: null, note1: '', note2: '' };

/** The draft as it would be sent: its quantity is normalized even while its field has the focus. */
export function reading({ draft, product, settings, prices }: EditedLine): LineReading {
  return readDraft(settleQuantity(draft, product, settings).draft, product, prices);
}

export function mayChangePrice({ settings }: EditedLine): boolean {
  return settings.canChangePrice && !settings.hidePricing;
}

/** Only users who may change prices can type one. */
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

/** Whether the fields differ from those that the line was opened with. */
export function isTyped(edited: EditedLine): boolean {
  const opened = openedDraft(edited);
  return Object.entries(edited.draft).some(([field, value]) => value !== opened[field as keyof LineDraft]);
}

/** The line with this change. Earlier messages about it are cleared. */
export function changed({ draft }: EditedLine, change: Partial<LineDraft>) {
  return { draft: { ...draft, ...change }, message: null, adjustment: null };
}

/** The draft after its quantity field was left. */
export function quantitySettled(edited: EditedLine): SettledDraft {
  return settled(edited, settleQuantity(edited.draft, edited.product, edited.settings));
}

/** The draft after one of its fields was left. An earlier adjustment message stays. */
export function settled({ adjustment: before }: EditedLine, { draft, adjustment }: SettledDraft): SettledDraft {
  return { draft, adjustment: adjustment ?? before };
}

export function isRemoval(edited: EditedLine): boolean {
  const { quantity, quantityError } = reading(edited);
  return edited.line !== null && quantity.isZero() && quantityError === null;
}

/** Whether the price for the chosen unit is 0 and the shop does not sell at 0 (readings 139). A typed 0 is allowed. */
export function isCallForPrice(edited: EditedLine): boolean {
  const { unitPrice, isOverride } = reading(edited);
  return !edited.sellsAtZero && !isOverride && unitPrice?.isZero() === true;
}

/** Why the line cannot be saved; null if it can. */
export function problemIn(edited: EditedLine): string | null {
  const { quantityError, unitError, priceError } = reading(edited);
  const problem = quantityError ?? unitError ?? priceError;
  return problem ?? (isCallForPrice(edited) ? shopText('products.callForPrice') : null);
}

export function isSavable(edited: EditedLine): boolean {
  return !reading(edited).quantity.isZero() && problemIn(edited) === null;
}

/** The quantity to confirm before saving. One that is in the cart already, or was confirmed, is not asked about. */
export function unusualIn(edited: EditedLine): UnusualQuantity | null {
  const { draft, product, line, confirmedQuantity } = edited;
  const { quantity } = reading(edited);
  if (line && quantity.equals(line.orderQuantity)) return null;
  const unusual = unusualQuantity(product, { quantity, unit: draft.sellUnit }, edited.lastSale());
  return unusual?.quantity === confirmedQuantity ? null : unusual;
}

/** Records that this quantity was asked about. */
export const quantityAsked = (edited: EditedLine) => ({ unusual: unusualIn(edited) });

/** Records that the buyer confirmed this quantity. */
export const quantityConfirmed = ({ unusual }: EditedLine) => ({ confirmedQuantity: unusual?.quantity ?? null });

/** The price in the cart that a new line would change. Editing a line changes no other line. */
export function conflictIn(edited: EditedLine): PriceConflict | null {
  const { product, line, draft, settings, prices } = edited;
  if (line || settings.hidePricing) return null;
  const { productKey } = product;
  const { unitPrice, isOverride } = reading(edited);
  const wanted = {
    productKey,
    unitOfMeasure_Prc: draft.priceUnit,
    unitPrice,
    isByQuantity: !isOverride && isByQuantity(prices[draft.priceUnit]),
  };
  const [conflict] = priceConflicts([wanted], edited.cartLines(), { productByKey: new Map([[productKey, product]]) });
  return conflict ?? null;
}

/** The request to the cart that saves the line. */
export function saveRequest(edited: EditedLine, replyTo: CartReplyTarget) {
  const { draft, product, prices, line: seen, idempotencyKey } = edited;
  const line = sentLine(draft, product, prices, seen?.id ?? ownLineId(product.productKey));
  const command: CartCommand = seen ? { kind: 'update', line, seen } : { kind: 'add', line, idempotencyKey };
  return { type: 'cart.write', replyTo, command } as const;
}

/** The request to the cart that removes the line. */
export function removalRequest({ line: seen, product, idempotencyKey }: EditedLine, replyTo: CartReplyTarget) {
  const command: CartCommand = seen
    ? { kind: 'remove', seen, description: product.description }
    : { kind: 'addMany', lines: [], idempotencyKey };
  return { type: 'cart.write', replyTo, command } as const;
}

/** The checks before a line is saved, wherever it is edited. They extend the guards of a machine. */
export const lineGuards = {
  isRemoval: ({ context }: { context: EditedLine }) => isRemoval(context),
  isSavable: ({ context }: { context: EditedLine }) => isSavable(context),
  isUnusual: ({ context }: { context: EditedLine }) => isSavable(context) && unusualIn(context) !== null,
  isDone: (_: unknown, { result }: Pick<CartReply, 'result'>) => result.kind === 'done',
};
