import type { Kysely } from 'kysely';
import { addLines } from '#domain/cart/addLines.ts';
import type { CheckedLines, LineItem, SentCheck, SentLine } from '#domain/cart/cart.ts';
import { cartLine } from '#domain/cart/cartLine.ts';
import type { KeptLine } from '#domain/cart/keptLine.ts';
import { lineProblems } from '#domain/cart/lineRules.ts';
import { type Reason, sentReasons } from '#domain/refusal/coded.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/refused.ts';
import { advanceCart, type CartPart, removeLines } from './cartRepository.ts';
import type { CartRequest } from './cartRequest.ts';
import { cartRefusal, changeCart, type OpenCart, storeLines } from './changeCart.ts';
import { findDiscontinued } from './findDiscontinued.ts';
import { type LoadedCart, loadCart, productOf } from './loadCart.ts';

type Versioned<T> = T & { version: number };

function accepted(request: CartRequest, { products }: LoadedCart, line: KeptLine): LineItem {
  const cartLineItem = cartLine(line, productOf(products, line), request.buyer.settings);
  return { cartLineItem, isSuccess: true, message: null, errors: [] };
}

function rejected(cartLineItem: LineItem['cartLineItem'], errors: readonly Reason[]): LineItem {
  const message = errors[0]?.text ?? shopText('cart.writeRefused');
  const texts = errors.map(({ text }) => text);
  return { cartLineItem, isSuccess: false, message, errors: texts, code: 'lineRefused', reasons: sentReasons(errors) };
}

/** What adding or changing these lines needs of a cart. */
function partOf(sent: readonly SentLine[]): CartPart {
  return {
    productKeys: sent.map(({ productKey }) => productKey),
    lineIds: sent.flatMap(({ id }) => (id && id > 0 ? [id] : [])),
  };
}

function add(request: CartRequest, { stored, products }: LoadedCart, sent: readonly SentLine[]) {
  const { lines, otherLines } = stored;
  return addLines(lines, sent, { products, rights: request.buyer.settings, otherLines });
}

/** Writes the line, or refuses it with 409, its reasons and the newest cart. */
async function applyLine(request: CartRequest, open: OpenCart, sent: SentLine): Promise<Versioned<LineItem>> {
  const { lines, outcomes } = add(request, open, [sent]);
  const [outcome] = outcomes;
  if (outcome?.value === undefined) {
    const reasons = outcome?.errors ?? [];
    throw await cartRefusal(request, open, reasons[0]?.text ?? shopText('cart.writeRefused'), {
      code: 'lineRefused',
      reasons,
    });
  }
  const saved = await storeLines(open, lines);
  const line = saved.lines[outcome.value];
  if (!line) throw new Error('a stored line has gone');
  return { ...accepted(request, open, line), version: saved.version };
}

export async function addLine(
  database: Kysely<Database>,
  request: CartRequest,
  sent: SentLine,
): Promise<Versioned<LineItem>> {
  return await changeCart(database, request, {
    part: { productKeys: [sent.productKey] },
    apply: (open) => applyLine(request, open, sent),
  });
}

/** Quantity, price and notes of a line; its units stay. */
export async function updateLine(
  database: Kysely<Database>,
  request: CartRequest,
  id: number,
  sent: SentLine,
): Promise<Versioned<LineItem>> {
  return await changeCart(database, request, {
    part: { productKeys: [sent.productKey], lineIds: [id] },
    apply: async (open) => {
      if (!open.stored.lines.some((line) => line.id === id)) throw notFound();
      return await applyLine(request, open, { ...sent, id });
    },
  });
}

/** Adds lines to an open cart that has all of its lines; returns the texts of those that cannot be added. */
export async function addToCart(
  request: CartRequest,
  open: OpenCart,
  sent: readonly SentLine[],
): Promise<{ version: number; errors: string[] }> {
  const { lines, outcomes } = add(request, open, sent);
  const { version } = await storeLines(open, lines);
  return { version, errors: outcomes.flatMap(({ errors }) => errors?.map(({ text }) => text) ?? []) };
}

/** Valid lines are added even when others fail; one result per line, in the same order. */
export async function addManyLines(
  database: Kysely<Database>,
  request: CartRequest,
  sent: readonly SentLine[],
): Promise<Versioned<{ data: LineItem[]; errors: string[] }>> {
  return await changeCart(database, request, {
    part: partOf(sent),
    apply: async (open) => {
      const { lines, outcomes } = add(request, open, sent);
      const saved = await storeLines(open, lines);
      return {
        data: lineItems(request, open, sent, { outcomes, lines: saved.lines }),
        errors: [],
        version: saved.version,
      };
    },
  });
}

function lineItems(
  request: CartRequest,
  cart: LoadedCart,
  sent: readonly SentLine[],
  { lines, outcomes }: ReturnType<typeof addLines>,
): LineItem[] {
  return sent.map((sentLine, place) => {
    const outcome = outcomes[place];
    const line = outcome?.value === undefined ? undefined : lines[outcome.value];
    return line ? accepted(request, cart, line) : rejected(sentLine, outcome?.errors ?? []);
  });
}

export async function removeLine(
  database: Kysely<Database>,
  request: CartRequest,
  lineId: number,
): Promise<{ isSuccess: boolean; version: number }> {
  return await changeCart(database, request, {
    part: { productKeys: [], lineIds: [lineId] },
    apply: async ({ transaction, id, stored }) => {
      if (!stored.lines.some((line) => line.id === lineId)) throw notFound();
      await removeLines(transaction, id, lineId);
      return { isSuccess: true, version: await advanceCart(transaction, id) };
    },
  });
}

/** All lines go, the header stays (readings 54). */
export async function clearLines(
  database: Kysely<Database>,
  request: CartRequest,
): Promise<{ isSuccess: boolean; version: number }> {
  return await changeCart(database, request, {
    part: { productKeys: [] },
    apply: async ({ transaction, id, stored }) => {
      if (stored.otherLines === 0) return { isSuccess: true, version: stored.version };
      await removeLines(transaction, id, 'all');
      return { isSuccess: true, version: await advanceCart(transaction, id) };
    },
  });
}

/**
 * Reports which of these lines would be refused and which codes are no longer sold, or which of the cart's lines cannot
 * be ordered; writes nothing.
 */
export async function validateLines(
  database: Kysely<Database>,
  request: CartRequest,
  body: readonly SentLine[] | SentCheck | null,
): Promise<CheckedLines> {
  const check = body !== null && 'lines' in body ? body : null;
  const sent = check ? check.lines : (body as readonly SentLine[] | null);
  const cart = await loadCart(database, request.buyer, request.now, sent ? partOf(sent) : undefined);
  if (sent) {
    const items = lineItems(request, cart, sent, add(request, cart, sent));
    const errors = items.filter((item) => !item.isSuccess);
    if (!check) return { errors };
    const { customerKey } = request.buyer;
    return { errors, discontinuedCodes: await findDiscontinued(database, customerKey, check.unknownCodes) };
  }
  const { settings } = request.buyer;
  const errors = cart.stored.lines.flatMap((line) => {
    const product = productOf(cart.products, line);
    const problems = lineProblems(line, product, settings);
    return problems.length > 0 ? [rejected(cartLine(line, product, settings), problems)] : [];
  });
  return { errors };
}
