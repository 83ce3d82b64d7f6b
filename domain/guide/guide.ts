import { type Static, Type } from 'typebox';
import { DecimalInput } from '../cart/cart.ts';
import { Code } from '../schema/limits.ts';

export const STANDARD_GUIDE = 'Standard';
export const GUIDE_NAME_LIMIT = 12;
export const GUIDE_LINES_LIMIT = 2000;
/** The guides of one customer, including 'Standard'. */
export const GUIDES_LIMIT = 200;
/** The largest sequence of a guide line in a request. */
const SEQUENCE_LIMIT = 999_999;

export const GuideProduct = Type.Object({
  id: Type.Integer(),
  productKey: Type.Integer(),
  overridePrice: Type.Union([Type.Number(), Type.Null()]),
  unitOfMeasure_Prc: Type.Union([Type.String(), Type.Null()]),
  unitOfMeasure: Type.String(),
  orderQuantity: Type.Number(),
  sequence: Type.Integer(),
});
export type GuideProduct = Static<typeof GuideProduct>;

/** The quantity of a product in a guide. */
export type GuideQuantity = Pick<GuideProduct, 'productKey' | 'orderQuantity' | 'unitOfMeasure'>;

/** `version` grows with every change and is never used for another guide, not even for a later one of the same name. */
export const Guide = Type.Object({
  name: Type.String(),
  isPrimary: Type.Boolean(),
  isReadOnly: Type.Boolean(),
  products: Type.Array(GuideProduct),
  version: Type.Integer(),
});
export type Guide = Static<typeof Guide>;

/**
 * A line of a request that creates or changes a guide. An absent unit is the product's default one; an absent or
 * negative sequence keeps the position, or appends a new line.
 */
export const SentGuideLine = Type.Object({
  productKey: Type.Integer(),
  orderQuantity: Type.Optional(DecimalInput),
  unitOfMeasure: Type.Optional(Type.Union([Code, Type.Null()])),
  isDelete: Type.Optional(Type.Boolean()),
  sequence: Type.Optional(Type.Integer({ maximum: SEQUENCE_LIMIT })),
});
export type SentGuideLine = Static<typeof SentGuideLine>;

export function isStandard(guideName: string): boolean {
  return guideName.toLowerCase() === STANDARD_GUIDE.toLowerCase();
}

/**
 * Only guides other than 'Standard' that are not read-only can be edited, renamed or deleted (specification 5, readings
 * 86). Copying is always allowed.
 */
export function isEditable(guide: Pick<Guide, 'name' | 'isReadOnly'>): boolean {
  return !guide.isReadOnly && !isStandard(guide.name);
}
