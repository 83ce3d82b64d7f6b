import { type Static, Type } from 'typebox';

export const STANDARD_GUIDE = 'Standard';

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

export const Guide = Type.Object({
  name: Type.String(),
  isPrimary: Type.Boolean(),
  isReadOnly: Type.Boolean(),
  products: Type.Array(GuideProduct),
  version: Type.Integer(),
});
export type Guide = Static<typeof Guide>;

export function isStandard(guideName: string): boolean {
  return guideName.toLowerCase() === STANDARD_GUIDE.toLowerCase();
}
