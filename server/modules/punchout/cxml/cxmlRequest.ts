import type { Operation } from '#domain/punchout/visit.ts';

export interface Credential {
  domain: string;
  identity: string;
}

/** The sender and the recipient in the Header of a cXML document; credentials in order. */
export interface CxmlHeader {
  from: readonly Credential[];
  to: readonly Credential[];
  sender: readonly Credential[];
  sharedSecret: string | null;
  userAgent: string;
}

/** A line of a cart that was handed over, as it comes back. */
export interface ReturnedItem {
  partId: string;
  auxiliaryId: string | null;
  /** As sent; null when absent. */
  quantity: string | null;
  unit: string | null;
}

interface Asked {
  header: CxmlHeader;
  /** Null when the document has none: then it cannot be recognized as a repeat. */
  payloadId: string | null;
  version: string;
}

export interface SetupRequest extends Asked {
  kind: 'PunchOutSetupRequest';
  operation: Operation;
  buyerCookie: string;
  postbackUrl: string | null;
  extrinsics: Readonly<Record<string, string>>;
  /** The addressID of the ship-to, null when absent. */
  shipTo: string | null;
  selectedItem: { partId: string; auxiliaryId: string | null } | null;
  items: readonly ReturnedItem[];
}

/** A line of a purchase order. */
export interface OrderedItem extends ReturnedItem {
  /** The order's line number, else its position. */
  number: string;
  /** As sent: the price of `per` units. Null when absent, or with another measure than the line's unit. */
  price: { amount: string; per: string } | null;
  /** Empty when absent. */
  currency: string;
  deliveryDate: string;
  comments: string;
}

/** The order of a procurement system. */
export interface PurchaseOrder extends Asked {
  kind: 'OrderRequest';
  orderId: string;
  /** `new`, `update` or `delete`, or any other text. */
  type: string;
  /** `regular`, `release`, `blanket` and others. */
  orderType: string;
  isTest: boolean;
  /** Empty when absent. */
  deliveryDate: string;
  /** Null when the order has none. `addressId` null: it has only address lines. */
  shipTo: { addressId: string | null } | null;
  comments: string;
  /** A card is named to pay with. */
  hasCard: boolean;
  /** The currency of the total. Empty when absent. */
  currency: string;
  /** Amounts of the header as sent; empty when absent. */
  total: string;
  shipping: string;
  tax: string;
  items: readonly OrderedItem[];
}

/** The understood parts of a request. */
export type CxmlRequest =
  | SetupRequest
  | PurchaseOrder
  | (Asked & { kind: 'ProfileRequest' })
  /** `name`: of the request's element. */
  | (Asked & { kind: 'other'; name: string });

/** Why a document cannot be executed: a cXML status, and a sentence that the buyer's administrator can act on. */
export class CxmlProblem extends Error {
  override name = 'CxmlProblem';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
