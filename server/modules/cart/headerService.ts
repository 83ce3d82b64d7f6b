import type { Kysely } from 'kysely';
import type { updateCartHeader } from '#domain/api/cart.ts';
import type { Answer } from '#domain/api/endpoint.ts';
import type { CartHeader, CartHeaderChange, ValidDates } from '#domain/cart/cart.ts';
import { cutOffFor } from '#domain/cart/deliveryDates.ts';
import { type ChosenHeader, cartHeader, changeHeader, validDates } from '#domain/cart/header.ts';
import { sentReasons } from '#domain/refusal/coded.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/refused.ts';
import { advanceCart, findCart } from './cartRepository.ts';
import type { CartRequest } from './cartRequest.ts';
import { findCartTerms } from './cartTerms.ts';
import { changeCart } from './changeCart.ts';

export async function findHeader(database: Kysely<Database>, request: CartRequest): Promise<CartHeader> {
  const { header } = await findCart(database, request.buyer);
  const terms = await findCartTerms(database, request.buyer, request);
  return cartHeader(header, terms.header);
}

/** A refusal by a rule is a response: `isValid` false with its text, and nothing is stored. */
export async function updateHeader(
  database: Kysely<Database>,
  request: CartRequest,
  change: CartHeaderChange,
): Promise<Answer<typeof updateCartHeader>> {
  return await changeCart(database, request, {
    part: { productKeys: [] },
    apply: async ({ transaction, id, stored }) => {
      const terms = await findCartTerms(transaction, request.buyer, request);
      const { value: header, errors } = changeHeader(stored.header, change, terms.header);
      if (!header) {
        const message = errors[0]?.text ?? shopText('cart.writeRefused');
        const reasons = sentReasons(errors);
        return { isValid: false, message, code: 'headerInvalid' as const, reasons, version: stored.version };
      }
      const fields = Object.keys(header) as (keyof ChosenHeader)[];
      const isSame = fields.every((field) => header[field] === stored.header[field]);
      const version = isSame ? stored.version : await advanceCart(transaction, id, header);
      return { isValid: true, message: null, version };
    },
  });
}

/** When an order to this ship-to can arrive; without one, to the customer's default ship-to. */
export async function findValidDates(
  database: Kysely<Database>,
  request: CartRequest,
  code: string | null,
): Promise<ValidDates> {
  const { header: rules, orderDay } = await findCartTerms(database, request.buyer, request);
  const destination = { shipToCode: code };
  if (code !== null && !rules.shipTos.some(({ key }) => key === code)) throw notFound();
  const dates = validDates(destination, rules);
  return { ...dates, cutOff: cutOffFor(dates.earliestDate, orderDay) };
}
