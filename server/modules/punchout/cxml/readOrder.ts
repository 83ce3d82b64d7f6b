import { CUSTOMER_PO_LIMIT } from '#domain/cart/cart.ts';
import { CODE_LIMIT, KEYS_LIMIT, TEXT_LIMIT } from '#domain/schema/limits.ts';
import { CxmlProblem, type OrderedItem, type PurchaseOrder } from './cxmlRequest.ts';
import { BAD_REQUEST, few, limited, needed, returnedItem, trimmed } from './readParts.ts';
import { attributeOf, childOf, childrenOf, textOf, type XmlElement } from './xmlElement.ts';

const attribute = (element: XmlElement, name: string) =>
  limited(attributeOf(element, name), CODE_LIMIT, `${name} of ${element.name}`);

/** All of them, a line each. */
function commentsOf(element: XmlElement): string {
  const comments = childrenOf(element, 'Comments').map((one) => textOf(one).trim());
  return limited(comments.filter(Boolean).join('\n'), TEXT_LIMIT, `Comments in ${element.name}`);
}

function moneyOf(element: XmlElement | undefined): XmlElement | undefined {
  return element && childOf(element, 'Money');
}

function amountIn(element: XmlElement, name: string): string {
  return trimmed(moneyOf(childOf(element, name)), CODE_LIMIT);
}

/** A price with another measure than the line's unit cannot be compared; a numeric measure is used as the basis. */
function priceOf(detail: XmlElement | undefined): OrderedItem['price'] {
  const money = moneyOf(detail && childOf(detail, 'UnitPrice'));
  if (!detail || !money) return null;
  const basis = childOf(detail, 'PriceBasisQuantity');
  const factor = (basis && attribute(basis, 'conversionFactor')) || '1';
  const amount = trimmed(money, CODE_LIMIT);
  if (!(Number(factor) > 0)) return { amount, per: factor };
  return Number(factor) === 1 ? { amount, per: (basis && attribute(basis, 'quantity')) || '1' } : null;
}

function orderedItem(item: XmlElement, place: number): OrderedItem {
  const detail = childOf(item, 'ItemDetail');
  const money = moneyOf(detail && childOf(detail, 'UnitPrice'));
  return {
    ...returnedItem(item),
    number: attribute(item, 'lineNumber') || String(place + 1),
    price: priceOf(detail),
    currency: money ? attribute(money, 'currency') : '',
    deliveryDate: attribute(item, 'requestedDeliveryDate'),
    comments: commentsOf(item),
  };
}

function shipToOf(header: XmlElement): PurchaseOrder['shipTo'] {
  const shipTo = childOf(header, 'ShipTo');
  if (!shipTo) return null;
  const address = childOf(shipTo, 'Address');
  const addressId = address ? limited(attributeOf(address, 'addressID'), CODE_LIMIT, 'addressID of ShipTo') : '';
  return { addressId: addressId || null };
}

/** An OrderRequest, by its content and not by its DTD. */
export function purchaseOrder(
  request: XmlElement,
  isTest: boolean,
): Omit<PurchaseOrder, 'header' | 'payloadId' | 'version'> {
  const header = needed(request, 'OrderRequestHeader');
  const orderId = limited(attributeOf(header, 'orderID'), CUSTOMER_PO_LIMIT, 'orderID of OrderRequestHeader');
  if (orderId === '') throw new CxmlProblem(BAD_REQUEST, 'orderID is missing in OrderRequestHeader');
  const total = moneyOf(childOf(header, 'Total'));
  const payment = childOf(header, 'Payment');
  return {
    kind: 'OrderRequest',
    orderId,
    type: attribute(header, 'type').toLowerCase() || 'new',
    orderType: attribute(header, 'orderType').toLowerCase() || 'regular',
    isTest,
    deliveryDate: attribute(header, 'requestedDeliveryDate'),
    shipTo: shipToOf(header),
    comments: commentsOf(header),
    hasCard: payment !== undefined && childOf(payment, 'PCard') !== undefined,
    currency: total ? attribute(total, 'currency') : '',
    total: trimmed(total, CODE_LIMIT),
    shipping: amountIn(header, 'Shipping'),
    tax: amountIn(header, 'Tax'),
    items: few(childrenOf(request, 'ItemOut'), KEYS_LIMIT, 'ItemOut').map(orderedItem),
  };
}
