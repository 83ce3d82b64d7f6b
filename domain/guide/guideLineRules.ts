import type { CartProduct } from '../cart/keptLine.ts';
import { invalidMultiple, productProblem, type Read, readQuantityOrNone, sellUnitUnknown } from '../cart/lineRules.ts';
import { toWire } from '../decimal.ts';
import { defaultSellUnit, type Product, sellBy } from '../product/product.ts';
import { isMultipleOf, QUANTITY_PLACES } from '../quantity.ts';
import type { Reason } from '../refusal/coded.ts';
import type { SentGuideLine } from './guide.ts';
import type { AppliedGuideLine, GuideLine } from './guidePatch.ts';

/** The product data that a guide needs. */
export type GuidedProduct = Pick<CartProduct, 'productKey' | 'description' | 'isActive' | 'isExcluded' | 'sellBys'> &
  Pick<Product, 'defaultQuantity'>;

function refusedReason(
  { unitOfMeasure, orderQuantity }: AppliedGuideLine,
  product: GuidedProduct | undefined,
): Reason | null {
  const unsellable = productProblem(product);
  if (unsellable !== null) return unsellable;
  const unit = product && sellBy(product, unitOfMeasure);
  if (!unit) return sellUnitUnknown(unitOfMeasure);
  return isMultipleOf(orderQuantity, unit.sellByMultiple) ? null : invalidMultiple(orderQuantity, unit.sellByMultiple);
}

/**
 * The line of a request, or why a guide cannot contain it. Quantity 0 is allowed, a multiple of the unit is required, a
 * missing unit is the product's default one. A line that is already in the guide is never refused, even when its
 * product is no longer sold.
 */
export function readGuideLine(
  sent: SentGuideLine,
  kept: GuideLine | undefined,
  product: GuidedProduct | undefined,
): Read<AppliedGuideLine> {
  const { productKey, orderQuantity, isDelete = false, sequence } = sent;
  const place = sequence === undefined ? {} : { sequence };
  if (isDelete) return { value: { productKey, orderQuantity: 0, unitOfMeasure: '', isDelete } };
  const quantity = readQuantityOrNone(orderQuantity ?? '');
  if (quantity.errors) return quantity;
  const unitOfMeasure = sent.unitOfMeasure || ((product && defaultSellUnit(product)) ?? kept?.unitOfMeasure ?? '');
  const line = {
    productKey,
    orderQuantity: toWire(quantity.value, QUANTITY_PLACES),
    unitOfMeasure,
    isDelete,
    ...place,
  };
  const isKept = kept?.orderQuantity === line.orderQuantity && kept.unitOfMeasure === unitOfMeasure;
  const reason = isKept ? null : refusedReason(line, product);
  return reason === null ? { value: line } : { errors: [reason] };
}
