import type { Kysely } from 'kysely';
import type { Cart } from '#domain/cart/cart.ts';
import { cartLine } from '#domain/cart/cartLine.ts';
import { minimumShortfall } from '#domain/cart/checkoutRules.ts';
import { type Amounts, estimateAmounts } from '#domain/cart/estimate.ts';
import { cartHeader } from '#domain/cart/header.ts';
import { type CartProduct, extensionOf, type KeptLine, productName } from '#domain/cart/keptLine.ts';
import { type LineRights, lineProblems } from '#domain/cart/lineRules.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { cartText } from '#domain/texts/cartText.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Buyer } from '../access/caller.ts';
import { findCartProducts, pricedToday } from './cartProducts.ts';
import { type CartOwner, type CartPart, findCart, type StoredCart } from './cartRepository.ts';
import type { CartRequest } from './cartRequest.ts';
import { type CartTerms, findCartTerms } from './cartTerms.ts';
import { creditCheckFor, findCreditProblem } from './creditCheck.ts';

/** A cart and the products its lines are about. */
export interface LoadedCart {
  stored: StoredCart;
  products: ReadonlyMap<number, CartProduct>;
}

/** At today's prices, in three statements for any number of lines. `part`: only these lines and products. */
export async function loadCart(
  database: Kysely<Database>,
  buyer: Pick<Buyer, keyof CartOwner | 'membership' | 'site'>,
  now: Date,
  part?: CartPart,
): Promise<LoadedCart> {
  const stored = await findCart(database, buyer, part);
  const keys = part?.productKeys ?? stored.lines.map((line) => line.productKey);
  return { stored, products: await findCartProducts(database, pricedToday(buyer, now), keys) };
}

export function productOf(products: ReadonlyMap<number, CartProduct>, line: KeptLine): CartProduct {
  const product = products.get(line.productKey);
  if (!product) throw new Error(`product ${line.productKey} of a cart line has gone`);
  return product;
}

/** Why cart lines cannot be ordered, each with its product. */
export function lineReasons({ stored, products }: LoadedCart, rights: LineRights): Reason[] {
  const all = stored.lines.flatMap((line) => {
    const product = productName(productOf(products, line));
    return lineProblems(line, products.get(line.productKey), rights).map((reason) => ({
      ...reason,
      product,
      text: cartText('reasons.ofProduct', { product, reason: reason.text }),
    }));
  });
  return [...new Map(all.map((reason) => [reason.text, reason])).values()];
}

export function amountsOf({ stored, products }: LoadedCart, terms: CartTerms): Amounts {
  const lines = stored.lines.map((line) => ({
    extension: extensionOf(line, products.get(line.productKey)),
    isTaxable: products.get(line.productKey)?.isTaxable === true,
  }));
  return estimateAmounts(lines, terms.estimate);
}

/** The message that the cart's ship-to was deleted. It does not prevent an order. */
function movedMessages({ stored: { deletedShipTo } }: LoadedCart): string[] {
  return deletedShipTo === null ? [] : [accountText('address.cartMoved', { display: deletedShipTo })];
}

/** The cart in API form. */
export async function showCart(database: Kysely<Database>, request: CartRequest, cart: LoadedCart): Promise<Cart> {
  const terms = await findCartTerms(database, request.buyer, request);
  const { settings } = request.buyer;
  const amounts = amountsOf(cart, terms);
  const credit = cart.stored.lines.length === 0 ? null : await findCreditProblem(database, request, amounts.total);
  const creditMessages = credit === null ? [] : [credit.text];
  const isRefused = creditCheckFor(request.buyer) === 'refuse';
  const warnings = [...movedMessages(cart), ...(isRefused ? [] : creditMessages)];
  return {
    header: cartHeader(cart.stored.header, terms.header),
    lines: cart.stored.lines.map((line) => cartLine(line, productOf(cart.products, line), settings)),
    messages: [...movedMessages(cart), ...lineReasons(cart, settings).map(({ text }) => text), ...creditMessages],
    ...(warnings.length > 0 && { warnings }),
    version: cart.stored.version,
    ...minimumShortfall(amounts.lineTotal, cart.stored.header, terms.header, settings),
  };
}
