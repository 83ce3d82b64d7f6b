import { caseQuantity } from '#domain/cart/cartLine.ts';
import type { Amounts } from '#domain/cart/estimate.ts';
import { customerPoOf, shipToOf } from '#domain/cart/header.ts';
import { type CartProduct, extensionOf, type KeptLine, unitPriceOf } from '#domain/cart/keptLine.ts';
import { isEstimated } from '#domain/product/pricing.ts';
import { conversionFactor, ORDER_FACTOR_PLACES, shownFactor } from '#domain/product/units.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import type { CartTerms } from '../cart/cartTerms.ts';
import type { OpenCart } from '../cart/changeCart.ts';
import { productOf } from '../cart/loadCart.ts';
import { leaveWithOrder } from '../orderExport/exportOrder.ts';
import { insertOrder, insertOrderLines, type NewOrderLine } from './orderRepository.ts';

function orderLine(line: KeptLine, product: CartProduct): NewOrderLine {
  const { productKey, unit, priceUnit, quantity, productText1, productText2 } = line;
  const factor = conversionFactor(product, unit, priceUnit);
  const unitPrice = unitPriceOf(line, product);
  const extension = extensionOf(line, product);
  if (!factor || !unitPrice || !extension) throw new Error(`a line of product ${productKey} has no price`);
  return {
    productKey,
    productCode: product.productCode,
    description: product.description,
    unit,
    priceUnit,
    quantity,
    unitPrice,
    priceConversion: shownFactor(factor, ORDER_FACTOR_PLACES),
    extension,
    isOverride: line.overridePrice !== null,
    isEstimate: isEstimated(product, unit, priceUnit),
    billedQuantity: null,
    caseQuantity: caseQuantity(line, product),
    productText1,
    productText2,
    type: 'Invoice',
  };
}

/** Writes the order with its current total and destination, and adds its export. */
export async function placeOrder(
  { transaction, id, stored, products }: OpenCart,
  { buyer, now }: CartRequest,
  { terms, amounts }: { terms: CartTerms; amounts: Amounts },
): Promise<{ id: number; orderNumber: string }> {
  const order = await insertOrder(transaction, {
    customerKey: buyer.customerKey,
    userId: buyer.userId,
    cartId: id,
    cartVersion: stored.version,
    orderedAt: now,
    orderDate: dateInZone(now, buyer.site.timeZone),
    shipMethod: terms.header.method,
    header: { ...stored.header, customerPo: customerPoOf(stored.header, terms.header) },
    shipTo: shipToOf(stored.header, terms.header),
    amounts,
  });
  const lines = stored.lines.map((line, place) => ({
    ...orderLine(line, productOf(products, line)),
    orderId: order.id,
    position: place + 1,
  }));
  await insertOrderLines(transaction, lines);
  await leaveWithOrder(transaction, order, now);
  return order;
}
