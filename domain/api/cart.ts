import { Type } from 'typebox';
import {
  Cart,
  CartHeader,
  CartHeaderChange,
  CheckedLines,
  DecimalInput,
  Estimate,
  LINES_LIMIT,
  LineItem,
  SentCheck,
  SentLine,
  ValidDates,
} from '../cart/cart.ts';
import { OrderResult } from '../order/order.ts';
import { maybeCoded } from '../refusal/coded.ts';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { CartRefusal, Done, Refusal } from './refusal.ts';

const READS = ['X-Ship-Method'] as const;
const WRITES = [...READS, 'X-Cart-Version'] as const;
const REPEATABLE = [...WRITES, 'Idempotency-Key'] as const;
const Version = Type.Integer();
const LineId = Type.Object({ id: Type.Integer() });
const DoneWithVersion = Type.Object({ ...Done.properties, version: Version });
const LineItemWithVersion = Type.Object({ ...LineItem.properties, version: Version });

export const getCart = endpoint({
  method: 'GET',
  path: '/api/cart',
  access: 'customer',
  isForPunchout: true,
  headers: READS,
  summary: "The user's cart for this customer",
  answer: Cart,
});

export const clearCart = endpoint({
  method: 'DELETE',
  path: '/api/cart',
  access: 'customer',
  isForPunchout: true,
  headers: WRITES,
  menuKeys: ['ViewCart', 'CheckOut'],
  summary: 'Remove all lines; the header stays',
  answer: DoneWithVersion,
  refusals: { 409: CartRefusal },
  codes: ['cartReadOnly'],
});

export const getCartHeader = endpoint({
  method: 'GET',
  path: '/api/cart/header',
  access: 'customer',
  isForPunchout: true,
  headers: READS,
  menuKeys: ['ViewCart', 'CheckOut'],
  summary: 'The header of the cart',
  answer: CartHeader,
});

export const updateCartHeader = endpoint({
  method: 'POST',
  path: '/api/cart/header',
  access: 'customer',
  isForPunchout: true,
  headers: WRITES,
  menuKeys: ['ViewCart', 'CheckOut'],
  summary: 'Update the header. If a rule refuses, returns isValid false and saves nothing',
  body: CartHeaderChange,
  answer: Type.Object({
    isValid: Type.Boolean(),
    message: Type.Union([Type.String(), Type.Null()]),
    ...maybeCoded,
    version: Version,
  }),
  refusals: { 409: CartRefusal },
  codes: ['cartReadOnly', 'headerInvalid'],
});

export const addCartLine = endpoint({
  method: 'POST',
  path: '/api/cart/line',
  access: 'customer',
  isForPunchout: true,
  headers: REPEATABLE,
  summary: 'Add a line. Lines with the same product, units, notes and price are merged',
  body: SentLine,
  answer: LineItemWithVersion,
  refusals: { 409: CartRefusal },
  codes: ['cartReadOnly', 'lineRefused'],
});

export const updateCartLine = endpoint({
  method: 'POST',
  path: '/api/cart/line/:id',
  access: 'customer',
  isForPunchout: true,
  headers: WRITES,
  menuKeys: ['ViewCart', 'CheckOut'],
  summary: 'Update quantity, price or notes of a line. Units cannot be changed',
  params: LineId,
  body: SentLine,
  answer: LineItemWithVersion,
  refusals: { 409: CartRefusal, 404: Refusal },
  codes: ['cartReadOnly', 'lineRefused'],
});

export const deleteCartLine = endpoint({
  method: 'DELETE',
  path: '/api/cart/line/:id',
  access: 'customer',
  isForPunchout: true,
  headers: WRITES,
  menuKeys: ['ViewCart', 'CheckOut'],
  summary: 'Remove a line',
  params: LineId,
  answer: DoneWithVersion,
  refusals: { 409: CartRefusal, 404: Refusal },
  codes: ['cartReadOnly'],
});

export const addCartLines = endpoint({
  method: 'POST',
  path: '/api/cart/lines',
  access: 'customer',
  isForPunchout: true,
  headers: REPEATABLE,
  summary: 'Add lines. Valid lines are added even if others fail',
  body: Type.Array(SentLine, { maxItems: LINES_LIMIT }),
  answer: Type.Object({ data: Type.Array(LineItem), errors: Type.Array(Type.String()), version: Version }),
  refusals: { 409: CartRefusal },
  codes: ['cartReadOnly', 'lineRefused'],
});

export const validateCart = endpoint({
  method: 'POST',
  path: '/api/cart/validate',
  access: 'customer',
  onlyReads: true,
  isForPunchout: true,
  headers: READS,
  summary:
    'Validate lines, or the stored cart if the body is empty. Returns only the lines that fail, and which unknown codes belong to discontinued products. Saves nothing',
  body: Type.Union([Type.Array(SentLine, { maxItems: LINES_LIMIT }), SentCheck, Type.Null()]),
  answer: CheckedLines,
  codes: ['lineRefused'],
});

export const getValidDates = endpoint({
  method: 'GET',
  path: '/api/cart/date',
  access: 'customer',
  isForPunchout: true,
  headers: READS,
  menuKeys: ['CheckOut'],
  summary: 'Delivery dates for a ship-to. Defaults to the default ship-to',
  query: Type.Object({ shipto: Type.Optional(Code) }),
  answer: ValidDates,
});

export const getEstimate = endpoint({
  method: 'GET',
  path: '/api/checkout',
  access: 'customer',
  isForPunchout: true,
  headers: READS,
  menuKeys: ['CheckOut'],
  summary: 'Estimated total of the cart',
  answer: Estimate,
});

export const submitCart = endpoint({
  method: 'POST',
  path: '/api/cart/submit',
  access: 'customer',
  headers: REPEATABLE,
  menuKeys: ['CheckOut'],
  summary: 'Place the cart as an order, once per Idempotency-Key and cart version',
  body: Type.Union([Type.Object({ orderTotal: Type.Optional(DecimalInput) }), Type.Null()]),
  answer: OrderResult,
  refusals: { 409: CartRefusal },
  codes: [
    'addressMissing',
    'amountTooLarge',
    'belowMinimum',
    'headerInvalid',
    'lineRefused',
    'noApprover',
    'noItems',
    'overCreditLimit',
    'paysAtCheckout',
    'pricesRose',
    'totalMoved',
  ],
});

export const getSubmitResult = endpoint({
  method: 'GET',
  path: '/api/cart/submit/:idempotencyKey',
  access: 'customer',
  menuKeys: ['CheckOut'],
  summary: 'Status of a submitted order; never places one. 404 if nothing was ordered under this key',
  params: Type.Object({ idempotencyKey: Type.String({ minLength: 1, maxLength: 64 }) }),
  answer: OrderResult,
  codes: [
    'addressMissing',
    'amountTooLarge',
    'belowMinimum',
    'headerInvalid',
    'lineRefused',
    'noApprover',
    'noItems',
    'overCreditLimit',
    'pricesRose',
  ],
});
