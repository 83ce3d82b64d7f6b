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

/** What came in, as far as the shop understands it. */
export type CxmlRequest =
  | SetupRequest
  | (Asked & { kind: 'ProfileRequest' })
  /** `name`: of the request's element. */
  | (Asked & { kind: 'other'; name: string });

/** Why a document cannot be answered as asked: a cXML status, and a sentence that whoever administers the buyer's side can act on. */
export class CxmlProblem extends Error {
  override name = 'CxmlProblem';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
