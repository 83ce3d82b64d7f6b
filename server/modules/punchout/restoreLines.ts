import type { Kysely } from 'kysely';
import { addLines } from '#domain/cart/addLines.ts';
import type { SentLine } from '#domain/cart/cart.ts';
import { type CartProduct, type KeptLine, productName } from '#domain/cart/keptLine.ts';
import { readDecimal } from '#domain/decimal.ts';
import type { PartnerSettings } from '#domain/punchout/partner.ts';
import { shopUnit } from '#domain/punchout/unitCodes.ts';
import { QUANTITY_PLACES, quantityAsTyped } from '#domain/quantity.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Buyer } from '../access/caller.ts';
import { findCartProducts, pricedToday } from '../cart/cartProducts.ts';
import type { PriceTerms } from '../catalog/priceRepository.ts';
import type { ReturnedItem } from './cxml/cxmlRequest.ts';
import { isChargeLine } from './transferLines.ts';
import { findSentLines, type SentLine as HandedOver } from './transferRepository.ts';

export interface RestoredLines {
  lines: KeptLine[];
  /** The parts that could not be restored, a sentence each. */
  notes: string[];
}

/** The meaning of a partner's item. */
export interface Wanted<Item extends ReturnedItem = ReturnedItem> {
  /** As the procurement system calls it. */
  name: string;
  productKey: number | null;
  /** The product of its code, independent of the line that was sent. */
  namedKey: number | null;
  sentAs: HandedOver | null;
  item: Item;
}

/** Product keys by the codes that a procurement system stores. */
export async function findKeysOfCodes(
  database: Kysely<Database>,
  codes: readonly string[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await database
    .selectFrom('product')
    .select(['product_key', 'product_code', 'formatted_product_code'])
    .where((eb) => eb.or([eb('product_code', 'in', codes), eb('formatted_product_code', 'in', codes)]))
    .execute();
  const byCode = rows.flatMap(({ product_key, product_code, formatted_product_code }) => [
    [formatted_product_code, product_key] as const,
    [product_code, product_key] as const,
  ]);
  return new Map(byCode);
}

/** The line to add: with its original units and texts, and with the returned quantity. */
function sentLine(
  { item, sentAs, productKey }: Wanted,
  product: CartProduct,
  settings: Pick<PartnerSettings, 'units'>,
): SentLine | null {
  const quantity = item.quantity ?? sentAs?.quantity.toString() ?? null;
  const units = product.sellBys.map(({ unitOfMeasure }) => unitOfMeasure);
  const named = item.unit === null ? null : shopUnit(item.unit, units, settings);
  const unit = sentAs?.unit ?? (item.unit === null ? (units[0] ?? null) : named);
  if (quantity === null || unit === null || productKey === null) return null;
  return {
    productKey,
    unitOfMeasure: unit,
    orderQuantity: quantity,
    ...(sentAs && {
      unitOfMeasure_Prc: sentAs.priceUnit,
      productText1: sentAs.productText1,
      productText2: sentAs.productText2,
    }),
  };
}

/**
 * Resolves a partner's items: sent lines, or products by code. Items of tax and charges are left out. Three statements
 * for any number.
 */
export async function findWanted<Item extends ReturnedItem>(
  database: Kysely<Database>,
  terms: PriceTerms & { customerKey: number },
  {
    partnerId,
    items: sentItems,
    settings,
  }: { partnerId: number; items: readonly Item[]; settings: Pick<PartnerSettings, 'charges'> },
): Promise<{ wanted: Wanted<Item>[]; products: ReadonlyMap<number, CartProduct> }> {
  const sent = await findSentLines(
    database,
    partnerId,
    sentItems.flatMap(({ auxiliaryId }) => auxiliaryId ?? []),
  );
  const byId = new Map(sent.map((line) => [line.auxiliaryId, line]));
  const keys = await findKeysOfCodes(database, [...new Set(sentItems.map(({ partId }) => partId))]);
  const items = sentItems.filter((item) => !isChargeLine(item, settings, keys.has(item.partId)));
  const wanted = items.map((item): Wanted<Item> => {
    const sentAs = (item.auxiliaryId !== null && byId.get(item.auxiliaryId)) || null;
    const namedKey = keys.get(item.partId) ?? null;
    return { item, name: item.partId, sentAs, namedKey, productKey: sentAs?.productKey ?? namedKey };
  });
  const products = await findCartProducts(
    database,
    terms,
    wanted.flatMap(({ productKey }) => productKey ?? []),
  );
  return { wanted, products };
}

/** Why a line was refused, or its rounded quantity. */
function notesOnLine(
  { line: { orderQuantity }, name }: { line: SentLine; name: string },
  errors: readonly Reason[] | undefined,
): string[] {
  if (errors) return [punchoutText('punchout.refusedBack', { item: name, why: errors[0]?.text ?? '' })];
  const sent = String(orderQuantity);
  const quantity = readDecimal(sent, sent.length);
  if (!quantity || quantity.decimalPlaces() <= QUANTITY_PLACES) return [];
  return [punchoutText('punchout.quantityRounded', { item: name, sent, kept: quantityAsTyped(quantity) })];
}

/** The lines of a returned cart, validated as new cart lines. Four statements for any number. */
export async function restoreLines(
  database: Kysely<Database>,
  buyer: Buyer,
  now: Date,
  {
    partnerId,
    items,
    settings,
  }: { partnerId: number; items: readonly ReturnedItem[]; settings: Pick<PartnerSettings, 'units' | 'charges'> },
): Promise<RestoredLines> {
  const { wanted, products } = await findWanted(database, pricedToday(buyer, now), {
    partnerId,
    items,
    settings,
  });
  const notes: string[] = [];
  const asked = wanted.flatMap((one) => {
    const product = one.productKey === null ? undefined : products.get(one.productKey);
    const line = product && sentLine(one, product, settings);
    if (line && product) return { line, name: productName(product) };
    notes.push(
      product
        ? punchoutText('punchout.notBroughtBackBy', { item: one.name, unit: one.item.unit ?? '' })
        : punchoutText('punchout.notBroughtBack', { item: one.name }),
    );
    return [];
  });
  const { lines, outcomes } = addLines(
    [],
    asked.map(({ line }) => line),
    { products, rights: buyer.settings },
  );
  outcomes.forEach(({ errors }, place) => {
    const one = asked[place];
    if (one) notes.push(...notesOnLine(one, errors));
  });
  return { lines, notes };
}
