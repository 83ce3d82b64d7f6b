import { type Static, Type } from 'typebox';
import { Code, KEYS_LIMIT, UNITS_LIMIT } from '../schema/limits.ts';
import { recordOf } from '../schema/record.ts';

/** The names of a map that is read by product key. */
export const PRODUCT_KEYS = '^[0-9]{1,15}$';
const UNITS = '^.*$';

/** product key → requested price units; an empty list requests all of them. */
export const PriceRequest = recordOf(PRODUCT_KEYS, Type.Array(Code, { maxItems: UNITS_LIMIT }), {
  maxProperties: KEYS_LIMIT,
  additionalProperties: false,
});
export type PriceRequest = Static<typeof PriceRequest>;

/** The price of one price unit from a quantity in this unit on. */
export const PriceBreak = Type.Object({ fromQuantity: Type.Number(), price: Type.Number() });
export type PriceBreak = Static<typeof PriceBreak>;

/** By rising quantity and falling price; a number is the price of any quantity. */
const Pricing = Type.Union([Type.Number(), Type.Array(PriceBreak)]);
export type Pricing = number | readonly PriceBreak[];

/** product key → price unit → this customer's price on a day. Empty maps when pricing is hidden. */
export const PriceAnswer = recordOf(PRODUCT_KEYS, recordOf(UNITS, Pricing));
export type PriceAnswer = Static<typeof PriceAnswer>;

/** The quantity available to promise, in the stock unit and in the alternate (default) unit; may be negative. */
export const Uncommitted = Type.Object({ uncommitted_Stk: Type.Number(), uncommitted_Alt: Type.Number() });
export type Uncommitted = Static<typeof Uncommitted>;

export const UncommittedAnswer = recordOf(PRODUCT_KEYS, Uncommitted);
export type UncommittedAnswer = Static<typeof UncommittedAnswer>;

/** Of one product, by unit. */
export type Prices = Readonly<Record<string, Pricing>>;
