import { XmlDocument, type XmlElement } from 'libxml2-wasm';

export interface OrderItem {
  partId: string;
  auxiliaryId: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  /** Of the price basis; '1' by default. */
  per: string;
  description: string;
  unspsc: string;
  extrinsics: Record<string, string>;
  comments: string | null;
}

export interface OrderMessage {
  payloadId: string;
  buyerCookie: string;
  operationAllowed: string;
  total: string;
  shipping: string | null;
  tax: string | null;
  shipTo: { code: string; name: string; street: string; zip: string } | null;
  items: OrderItem[];
}

const textAt = (element: XmlElement, path: string): string | null => element.get(path)?.content ?? null;

function itemOf(item: XmlElement): OrderItem {
  const extrinsics = item.find('.//Extrinsic').map((one) => [one.get('@name')?.content ?? '', one.content]);
  return {
    partId: textAt(item, 'ItemID/SupplierPartID') ?? '',
    auxiliaryId: textAt(item, 'ItemID/SupplierPartAuxiliaryID') ?? '',
    quantity: textAt(item, '@quantity') ?? '',
    unit: textAt(item, 'ItemDetail/UnitOfMeasure') ?? '',
    unitPrice: textAt(item, 'ItemDetail/UnitPrice/Money') ?? '',
    per: textAt(item, 'ItemDetail/PriceBasisQuantity/@quantity') ?? '1',
    description: textAt(item, 'ItemDetail/Description') ?? '',
    unspsc: textAt(item, 'ItemDetail/Classification') ?? '',
    extrinsics: Object.fromEntries(extrinsics),
    comments: textAt(item, 'Comments'),
  };
}

function shipToOf(root: XmlElement, path: string): OrderMessage['shipTo'] {
  const code = textAt(root, `${path}/@addressID`);
  if (code === null) return null;
  const [name = '', street = '', zip = ''] = ['Name', 'PostalAddress/Street', 'PostalAddress/PostalCode'].map(
    (part) => textAt(root, `${path}/${part}`) ?? '',
  );
  return { code, name, street, zip };
}

/** A PunchOutOrderMessage as a procurement system reads it. */
export function readMessage(document: string): OrderMessage {
  const parsed = XmlDocument.fromString(document);
  try {
    const { root } = parsed;
    const message = '/cXML/Message/PunchOutOrderMessage';
    const head = `${message}/PunchOutOrderMessageHeader`;
    return {
      payloadId: textAt(root, '@payloadID') ?? '',
      buyerCookie: textAt(root, `${message}/BuyerCookie`) ?? '',
      operationAllowed: textAt(root, `${head}/@operationAllowed`) ?? '',
      total: textAt(root, `${head}/Total/Money`) ?? '',
      shipping: textAt(root, `${head}/Shipping/Money`),
      tax: textAt(root, `${head}/Tax/Money`),
      shipTo: shipToOf(root, `${head}/ShipTo/Address`),
      items: root.find(`${message}/ItemIn`).map((item) => itemOf(item as XmlElement)),
    };
  } finally {
    parsed.dispose();
  }
}
