import type { Operation } from '#domain/punchout/visit.ts';

export interface Credential {
  domain: string;
  identity: string;
}

/** Who speaks to whom, as the Header of a cXML document has it; credentials in their order. */
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
  /** As it was sent; null where it is none. */
  quantity: string | null;
  unit: string | null;
}

interface Asked {
  header: CxmlHeader;
  /** Null where the document has none: it cannot be a replay then. */
  payloadId: string | null;
  version: string;
}

export interface SetupRequest extends Asked {
  kind: 'PunchOutSetupRequest';
  operation: Operation;
  buyerCookie: string;
  postbackUrl: string | null;
  extrinsics: Readonly<Record<string, string>>;
  /** addressID of the ship-to, null where there is none. */
  shipTo: string | null;
  selectedItem: { partId: string; auxiliaryId: string | null } | null;
  items: readonly ReturnedItem[];
}

/** A line of a purchase order. */
export interface OrderedItem extends ReturnedItem {
  /** As the order numbers it, else its place. */
  number: string;
  /** As it was sent: what a unit costs, for `per` units. Null where there is none, or one by another measure than the line's unit. */
  price: { amount: string; per: string } | null;
  /** Empty when absent. */
  currency: string;
  deliveryDate: string;
  comments: string;
}

/** What a procurement system orders. */
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
  /** Null where the order names none. `addressId` null: only its lines are written. */
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

/** What came in, as far as the shop understands it. */
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
