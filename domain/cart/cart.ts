import { type Static, Type } from 'typebox';
import { maybeCoded } from '../refusal/coded.ts';
import { Code, Text } from '../schema/limits.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);
const SentText = Type.Union([Text, Type.Null()]);
/** A decimal in a request: a JSON number or the same value as plain decimal text. */
export const DecimalInput = Type.Union([Type.Number(), Code]);

export const CUSTOMER_PO_LIMIT = 20;
export const INSTRUCTION_LIMIT = 50;
export const LINE_NOTE_LIMIT = 50;
export const NOTES_LIMIT = 2000;
export const LINES_LIMIT = 2000;
/** The largest PostgreSQL integer. */
const LAST_PLACE = 2 ** 31 - 1;

export const CartHeader = Type.Object({
  customerShipToCode: NullableText,
  customer_PO: NullableText,
  deliveryDate: NullableText,
  specialInstruction1: NullableText,
  specialInstruction2: NullableText,
  notes: NullableText,
  addressId: Type.Union([Type.Integer(), Type.Null()]),
  isValid: Type.Boolean(),
});
export type CartHeader = Static<typeof CartHeader>;

/** Any of the header's fields; absent fields stay unchanged. */
export const CartHeaderChange = Type.Object({
  customerShipToCode: Type.Optional(SentText),
  customer_PO: Type.Optional(SentText),
  deliveryDate: Type.Optional(SentText),
  specialInstruction1: Type.Optional(SentText),
  specialInstruction2: Type.Optional(SentText),
  notes: Type.Optional(SentText),
  addressId: Type.Optional(CartHeader.properties.addressId),
});
export type CartHeaderChange = Static<typeof CartHeaderChange>;

/**
 * A line as the client sends it. `id` <= 0 or absent is a new line; the server computes `caseQuantity`. `place`: the
 * position of a removed line that a new one restores; restoring changes no price of other lines.
 */
export const SentLine = Type.Object({
  id: Type.Optional(Type.Integer()),
  productKey: Type.Integer(),
  unitOfMeasure: Code,
  orderQuantity: DecimalInput,
  overridePrice: Type.Optional(Type.Union([DecimalInput, Type.Null()])),
  unitOfMeasure_Prc: Type.Optional(Type.Union([Code, Type.Null()])),
  productText1: Type.Optional(SentText),
  productText2: Type.Optional(SentText),
  caseQuantity: Type.Optional(Type.Union([DecimalInput, Type.Null()])),
  place: Type.Optional(Type.Integer({ minimum: 1, maximum: LAST_PLACE })),
});
export type SentLine = Static<typeof SentLine>;

/**
 * A line of the cart or of an order. Price fields are absent while pricing is hidden. `previousUnitPrice`: the price
 * last shown, when it has changed since. `place`: the position of a restored line among the ids of the others.
 */
export const CartLine = Type.Object({
  id: Type.Integer(),
  productKey: Type.Integer(),
  unitOfMeasure: Type.String(),
  orderQuantity: Type.Number(),
  overridePrice: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  unitOfMeasure_Prc: Type.String(),
  productText1: NullableText,
  productText2: NullableText,
  caseQuantity: Type.Number(),
  unitPrice: Type.Optional(Type.Number()),
  priceConversion: Type.Number(),
  extension: Type.Optional(Type.Number()),
  isOverridePrice: Type.Boolean(),
  isEstimate: Type.Boolean(),
  place: Type.Optional(Type.Integer()),
  previousUnitPrice: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
});
export type CartLine = Static<typeof CartLine>;

/**
 * `messages`: all messages about the cart. `warnings`: those messages that do not prevent an order; absent when empty.
 * `isBelowMinimum`: the line total does not reach the minimum of the header's ship-to; `minimumShort`: the missing
 * amount, absent while pricing is hidden.
 */
export const Cart = Type.Object({
  header: CartHeader,
  lines: Type.Array(CartLine),
  messages: Type.Array(Type.String()),
  warnings: Type.Optional(Type.Array(Type.String())),
  version: Type.Integer(),
  isBelowMinimum: Type.Boolean(),
  minimumShort: Type.Optional(Type.Number()),
});
export type Cart = Static<typeof Cart>;

export const EMPTY_HEADER: CartHeader = {
  customerShipToCode: null,
  customer_PO: null,
  deliveryDate: null,
  specialInstruction1: null,
  specialInstruction2: null,
  notes: null,
  addressId: null,
  isValid: true,
};

/** The initial cart, and the only one that a guest has. */
export const EMPTY_CART: Cart = { header: EMPTY_HEADER, lines: [], messages: [], version: 0, isBelowMinimum: false };

/** The specification's "line error item": one per line sent; `message` is null on success. */
export const LineItem = Type.Object({
  cartLineItem: Type.Union([CartLine, SentLine]),
  isSuccess: Type.Boolean(),
  message: NullableText,
  errors: Type.Array(Type.String()),
  ...maybeCoded,
});
export type LineItem = Static<typeof LineItem>;

/** Lines to check, with codes that a buyer's list has and the catalog does not have. */
export const SentCheck = Type.Object({
  lines: Type.Array(SentLine, { maxItems: LINES_LIMIT }),
  unknownCodes: Type.Array(Code, { maxItems: LINES_LIMIT }),
});
export type SentCheck = Static<typeof SentCheck>;

/** The lines that would be refused. `discontinuedCodes`: those unknown codes whose products are no longer sold. */
export const CheckedLines = Type.Object({
  errors: Type.Array(LineItem),
  discontinuedCodes: Type.Optional(Type.Array(Type.String())),
});
export type CheckedLines = Static<typeof CheckedLines>;

/** Every amount is absent while pricing is hidden. */
export const Estimate = Type.Object({
  addOnCharges: Type.Optional(Type.Number()),
  lineTotal: Type.Optional(Type.Number()),
  tax: Type.Optional(Type.Number()),
  taxableAmount: Type.Optional(Type.Number()),
  total: Type.Optional(Type.Number()),
});
export type Estimate = Static<typeof Estimate>;

/** `orderBy`: the last moment of an order that arrives on the date `for`, ISO with the distributor's offset. */
export const CutOff = Type.Object({ orderBy: Type.String(), for: Type.String() });
export type CutOff = Static<typeof CutOff>;

/** `dates`: the accepted dates, in order. */
export const ValidDates = Type.Object({
  defaultDate: Type.String(),
  earliestDate: Type.String(),
  latestDate: Type.String(),
  dates: Type.Array(Type.String()),
  cutOff: CutOff,
});
export type ValidDates = Static<typeof ValidDates>;
