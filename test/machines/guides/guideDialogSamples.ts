import type { Guide, GuideProduct } from '#domain/guide/guide.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { buyer, catalogueOf, configuration, loadedCatalogue, tomatoes } from '../samples.ts';

export function guideLine(productKey: number, orderQuantity: number, unitOfMeasure = 'CS', sequence = 1): GuideProduct {
  return {
    id: productKey,
    productKey,
    overridePrice: null,
    unitOfMeasure_Prc: null,
    unitOfMeasure,
    orderQuantity,
    sequence,
  };
}

export const leeks = { ...tomatoes, productKey: 12, productCode: 'LEEK', description: 'Leeks' };
export const kitchen: Guide = {
  name: 'Kitchen',
  isPrimary: false,
  isReadOnly: false,
  products: [guideLine(11, 3), guideLine(12, 12, 'EA', 2)],
  version: 4,
};
export const bar: Guide = { ...kitchen, name: 'Bar', products: [guideLine(12, 1)], version: 2 };
export const standard: Guide = { ...kitchen, name: 'Standard', isPrimary: true, version: 1 };
export const readOnly: Guide = { ...bar, name: 'Chain', isReadOnly: true };
export const guides = [standard, bar, kitchen, readOnly];
export const products = catalogueOf({ ...loadedCatalogue, products: [tomatoes, leeks] }).productByKey;

export const guideBuyer: Shopper = {
  ...buyer,
  configuration: {
    ...configuration,
    settings: { ...configuration.settings, menu: [{ key: 'OrderGuides', isVisible: true, isLocked: false }] },
  },
};
