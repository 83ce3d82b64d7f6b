import type { Guide } from '#domain/guide/guide.ts';

/** One line: two cases of tomatoes. */
export const weekly: Guide = {
  name: 'Weekly',
  isPrimary: false,
  isReadOnly: false,
  products: [
    {
      id: 1,
      productKey: 11,
      overridePrice: null,
      unitOfMeasure_Prc: null,
      unitOfMeasure: 'CS',
      orderQuantity: 2,
      sequence: 1,
    },
  ],
  version: 3,
};

export const locked: Guide = { ...weekly, name: 'House list', isReadOnly: true };
