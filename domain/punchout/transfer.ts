import type { Decimal } from '../decimal.ts';

/** A line of a cart as a procurement system takes it. Money in the partner's currency. */
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
  /** What the buyer wrote about it; empty where that is nothing. */
  notes: string;
  /** The catalog's further text, as plain text; empty when there is none. */
  catalogText: string;
  /** UNSPSC; null where the partner has none for it. */
  classification: string | null;
  /** Null where the shop does not know it. */
  manufacturer: { name: string; partId: string | null } | null;
  isTaxable: boolean;
  extrinsics: readonly { name: string; value: string }[];
}

/** Where the goods go; `code` is the partner's. */
export interface TransferShipTo {
  code: string;
  name: string;
  contact: string | null;
  streets: readonly string[];
  city: string | null;
  state: string | null;
  zip: string | null;
}

/** A cart as it is handed over. Amounts to the cent. */
export interface Transfer {
  currency: string;
  language: string;
  lines: readonly TransferLine[];
  /** Null where they are picked up, or the shop knows no place. */
  shipTo: TransferShipTo | null;
  /** Date, instructions and notes of the cart that no field of the partner takes; empty where there are none. */
  comments: string;
  /** Of the lines. */
  total: Decimal;
  /** Null where the partner wants none. */
  tax: Decimal | null;
  /** Charges, delivery among them. Null where the partner wants none, or there are none. */
  shipping: Decimal | null;
  /** May the buyer come back to change it. */
  canEdit: boolean;
}
