import type { Transaction } from 'kysely';
import { headerProblems, validDates } from '#domain/cart/header.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Buyer } from '../access/caller.ts';
import { findBuyer } from '../access/callerRepository.ts';
import { findCartProducts, pricedToday } from '../cart/cartProducts.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import { type CartTerms, findCartTerms } from '../cart/cartTerms.ts';
import type { OpenCart } from '../cart/changeCart.ts';
import { type CheckedCart, checkOnAccount } from '../orders/orderCart.ts';
import type { StoredApproval } from '../teams/approvalRepository.ts';

/** An order that waits, as it would be ordered now. */
export interface ValidatedApproval {
  /** In the place of the member's cart. */
  open: OpenCart;
  /** As the member would submit it. */
  request: CartRequest;
  terms: CartTerms;
  checked: CheckedCart;
  /** Why the chosen delivery date cannot be reached; null if it can. */
  dateProblem: Reason | null;
  /** The first possible delivery date, if the chosen one cannot be reached. */
  nextDeliveryDate: string | null;
}

const DATE_CODES: ReadonlySet<Reason['code']> = new Set([
  'dateInvalid',
  'dateTooEarly',
  'dateTooLate',
  'noDates',
  'notOnDate',
  'notOnWeekday',
]);

/**
 * Validates a stored order with today's prices and rules, under the settings of the member who asked, or of the viewer if
 * that account is closed.
 */
export async function validateApproval(
  transaction: Transaction<Database>,
  stored: StoredApproval,
  { viewer, now }: { viewer: Buyer; now: Date },
): Promise<ValidatedApproval> {
  const { customerKey, requesterId: userId, cart, header, lines, shipMethod } = stored;
  const buyer = (await findBuyer(transaction, { userId, customerKey })) ?? { ...viewer, userId, membership: null };
  const productKeys = lines.map(({ productKey }) => productKey);
  const shownKeys = [...lines, ...stored.askedLines].map(({ productKey }) => productKey);
  const products = await findCartProducts(transaction, pricedToday(buyer, now), shownKeys);
  const request: CartRequest = { buyer, now, shipMethod: null, cartVersion: null, once: null };
  const terms = await findCartTerms(transaction, buyer, { shipMethod, now, productKeys });
  const open: OpenCart = {
    transaction,
    id: cart.id,
    stored: { ...cart, pricesDisclosedAt: null, deletedShipTo: null, header, lines, otherLines: 0 },
    products,
  };
  const checked = await checkOnAccount(open, request, terms);
  const dateProblem = headerProblems(header, terms.header).find(({ code }) => DATE_CODES.has(code)) ?? null;
  const [earliest] = validDates(header, terms.header).dates;
  return { open, request, terms, checked, dateProblem, nextDeliveryDate: dateProblem ? (earliest ?? null) : null };
}
