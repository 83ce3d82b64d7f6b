import { type Static, Type } from 'typebox';
import { Code, Secret } from '../schema/limits.ts';

/** Rows of any other list of a partner. */
export const PARTNER_ROWS_LIMIT = 1000;
export const IDENTITIES_LIMIT = 20;
export const EXTRINSICS_LIMIT = 50;

const Key = Code;
const Host = Type.String({ maxLength: 255 });

export const PROTOCOLS = ['cxml', 'oci'] as const;
export const Protocol = Type.Enum(PROTOCOLS);
export type Protocol = (typeof PROTOCOLS)[number];

/**
 * A partner's identity in requests: domain and identity of a cXML credential; with OCI the user name, without a domain.
 */
export const PartnerIdentity = Type.Object({ domain: Code, identity: Key });
export type PartnerIdentity = Static<typeof PartnerIdentity>;

/** The values of a line that a partner's own field can contain. */
export const EXTRINSIC_FIELDS = [
  'productText1',
  'productText2',
  'priceUnit',
  'caseQuantity',
  'categoryCode',
  'shipTo',
  'customerPo',
  'deliveryDate',
  'specialInstruction1',
  'specialInstruction2',
  'notes',
] as const;
export const ExtrinsicField = Type.Enum(EXTRINSIC_FIELDS);
export type ExtrinsicField = (typeof EXTRINSIC_FIELDS)[number];

/** The place of tax and charges: the header of a cXML message, separate lines, or none. */
export const ChargePlaces = Type.Enum(['header', 'lines', 'omitted']);
export type ChargePlaces = Static<typeof ChargePlaces>;

/** How a partner wants its carts. */
export const PartnerSettings = Type.Object({
  /** ISO 4217. */
  currency: Type.String({ maxLength: 3 }),
  /** BCP 47, of descriptions. */
  language: Type.String({ maxLength: 20 }),
  /** Of the form field of a cXML message. */
  encoding: Type.Enum(['urlencoded', 'base64']),
  /** The hosts that may receive a cart, with their port unless it is the default; `*.` stands for any subdomain. */
  postbackHosts: Type.Array(Host, { maxItems: 50 }),
  /** The hosts that may show the shop in a frame, in the same format. */
  frameHosts: Type.Array(Host, { maxItems: 50 }),
  /** The partner's code of a ship-to, and the customer's own. */
  shipTos: Type.Array(Type.Object({ theirs: Key, shipToCode: Key }), { maxItems: PARTNER_ROWS_LIMIT }),
  /**
   * A unit of the shop, and the partner's UN/ECE (or other) code for it; it takes precedence over the shop's own table.
   */
  units: Type.Array(Type.Object({ unit: Key, code: Key }), { maxItems: PARTNER_ROWS_LIMIT }),
  /** UNSPSC classes: of a product, of a category, and the default. */
  classes: Type.Object({
    rest: Type.Union([Key, Type.Null()]),
    categories: Type.Array(Type.Object({ categoryCode: Key, code: Key }), { maxItems: PARTNER_ROWS_LIMIT }),
    products: Type.Array(Type.Object({ productCode: Key, code: Key }), { maxItems: PARTNER_ROWS_LIMIT }),
  }),
  /** Fields of the partner's own on every line: extrinsics of cXML, CUST_FIELD1 to 5 of OCI. */
  extrinsics: Type.Array(Type.Object({ name: Key, field: ExtrinsicField }), { maxItems: EXTRINSICS_LIMIT }),
  charges: ChargePlaces,
});
export type PartnerSettings = Static<typeof PartnerSettings>;

/** A procurement system whose buyers may enter the shop, as admins edit it. `secret` absent keeps the current one. */
export const PartnerChange = Type.Object({
  name: Key,
  protocol: Protocol,
  isActive: Type.Boolean(),
  customerKey: Type.Integer({ minimum: 1 }),
  identities: Type.Array(PartnerIdentity, { maxItems: IDENTITIES_LIMIT }),
  secret: Type.Optional(Secret),
  settings: PartnerSettings,
});
export type PartnerChange = Static<typeof PartnerChange>;

export const Partner = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  name: Type.String(),
  protocol: Protocol,
  isActive: Type.Boolean(),
  customerKey: Type.Integer(),
  customerName: Type.String(),
  identities: Type.Array(PartnerIdentity),
  hasSecret: Type.Boolean(),
  settings: PartnerSettings,
});
export type Partner = Static<typeof Partner>;

/** A message from or to a partner; its secrets are blanked. `reason`: why it was refused. */
export const PartnerMessage = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  direction: Type.Enum(['in', 'out']),
  /** The kind of request or message: `PunchOutSetupRequest`, `OCI`, `PunchOutOrderMessage` ... */
  kind: Type.String(),
  /** The cXML or HTTP status of the response. */
  status: Type.Integer(),
  reason: Type.Union([Type.String(), Type.Null()]),
  body: Type.String(),
});
export type PartnerMessage = Static<typeof PartnerMessage>;
