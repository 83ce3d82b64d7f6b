import type { Decimal } from '../decimal.ts';

/** A cart line for a procurement system. Money in the partner's currency. */
export interface TransferLine {
  /** The shop's product code. */
  partId: string;
  /** Restores unit, price unit and texts on edit: `<visit>-<version of the cart>-<position>`. */
  auxiliaryId: string;
  quantity: Decimal;
  /** The partner's code of the sell unit. */
  unit: string;
  /** At most 4 decimals, for `per` units; with the quantity it gives `extension` to the cent. */
  price: Decimal;
  /** 1, 10, 100 ...: the price basis. */
  per: number;
  extension: Decimal;
  description: string;
  /** The buyer's notes on the line; may be empty. */
  notes: string;
  /** The catalog's further text, as plain text; empty when there is none. */
  catalogText: string;
  /** UNSPSC; null when the partner has none for it. */
  classification: string | null;
  /** Null when the shop does not know it. */
  manufacturer: { name: string; partId: string | null } | null;
  isTaxable: boolean;
  extrinsics: readonly { name: string; value: string }[];
}

/** The destination; `code` is the partner's. */
export interface TransferShipTo {
  code: string;
  name: string;
  contact: string | null;
  streets: readonly string[];
  city: string | null;
  state: string | null;
  zip: string | null;
}

/** A transferred cart. Amounts to the cent. */
export interface Transfer {
  currency: string;
  language: string;
  lines: readonly TransferLine[];
  /** Null for pickup, or without a known address. */
  shipTo: TransferShipTo | null;
  /** Date, instructions and notes of the cart without a partner field; empty when there are none. */
  comments: string;
  /** Of the lines. */
  total: Decimal;
  /** Null when the partner wants no tax. */
  tax: Decimal | null;
  /** Charges, including delivery. Null when the partner wants none, or there are none. */
  shipping: Decimal | null;
  /** Whether the buyer may return to change the cart. */
  canEdit: boolean;
}
