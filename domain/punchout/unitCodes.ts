import type { PartnerSettings } from './partner.ts';
import { rowOfCode } from './rowOfCode.ts';

type UnitTable = Pick<PartnerSettings, 'units'>;

/**
 * Codes of UN/ECE Recommendation 20 (measures and counts) and of Recommendation 21 (packages, without the `X` of
 * electronic invoices, as procurement systems use them), each with the distributors' names of the unit.
 */
const NAMES: Readonly<Record<string, string>> = {
  EA: 'EACH UN UNIT PC PCS PIECE',
  PR: 'PAIR',
  SET: 'ST SETS',
  KT: 'KIT',
  DZN: 'DZ DOZ DOZEN',
  GRO: 'GR GROSS',
  CEN: 'HU HUNDRED',
  MIL: 'MI THOUSAND',
  PTN: 'PORTION SERVING',
  CS: 'CASE',
  CT: 'CTN CARTON',
  BX: 'BOX',
  BG: 'BAG',
  SA: 'SACK',
  PK: 'PACK PKG PACKAGE HC HALFCASE',
  PA: 'PKT PACKET',
  PO: 'POUCH',
  BO: 'BT BTL BOTTLE',
  CA: 'CN CAN',
  JR: 'JAR',
  JG: 'JUG',
  JY: 'JERRICAN',
  BA: 'BBL BARREL',
  DR: 'DRUM',
  PL: 'PAIL',
  BJ: 'BKT BUCKET',
  BI: 'BIN',
  TB: 'TUB',
  CU: 'CP CUP',
  PU: 'TR TRAY',
  BE: 'BD BDL BUNDLE',
  BH: 'BU BUNCH',
  CR: 'CRT CRATE',
  SY: 'SL SLV SLEEVE',
  RO: 'RL ROLL',
  TU: 'TUBE',
  RM: 'REAM',
  PX: 'PLT PALLET',
  LBR: 'LB LBS POUND',
  ONZ: 'OZ OUNCE',
  CWA: 'CW CWT',
  STN: 'TON',
  KGM: 'KG KGS KILO',
  GRM: 'G GM GRAM',
  GLL: 'GA GAL GALLON',
  QT: 'QUART',
  PT: 'PINT',
  OZA: 'FO FLOZ',
  BUA: 'BSH BUSHEL',
  LTR: 'L LT LITER LITRE',
  MLT: 'ML',
  INH: 'IN INCH',
  FOT: 'FT FOOT',
  YRD: 'YD YARD',
  MTR: 'M METER METRE',
  CMT: 'CM',
  FTK: 'SF SQFT',
  MTK: 'SM SQM',
  HUR: 'HR HOUR',
};

/** Other codes of these recommendations for the same, as systems send them. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  C62: 'EA',
  H87: 'EA',
  NAR: 'EA',
  PCE: 'EA',
  NPR: 'PR',
  CX: 'CA',
  NMP: 'PK',
  PTL: 'PT',
  QTL: 'QT',
};

const CODES = new Map<string, string>([
  ...Object.entries(OTHER_CODES),
  ...Object.entries(NAMES).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
  ...Object.keys(NAMES).map((code) => [code, code] as const),
]);

function isSame(text: string, other: string): boolean {
  return text.trim().toUpperCase() === other.trim().toUpperCase();
}

/** The meaning of a unit or a code by the tables, also of a package code as on invoices (`XCS`). */
function meaning(text: string): string {
  const key = text.trim().toUpperCase();
  return CODES.get(key) ?? (/^X[A-Z]{2}$/.test(key) ? CODES.get(key.slice(1)) : undefined) ?? key;
}

/** The partner's code of a shop unit: by the partner's table, by the shop's, or the unit itself. */
export function unitCode(unit: string, { units }: UnitTable): string {
  const own = rowOfCode(units, unit, (row) => row.unit);
  if (own) return own.code;
  return CODES.get(unit.trim().toUpperCase()) ?? unit;
}

/** The only unit; null for none and for several. */
function only(units: readonly string[]): string | null {
  const [unit, another] = units;
  return unit === undefined || another !== undefined ? null : unit;
}

/**
 * The product's unit for a partner's code. Null when the product has none, or when it has several and none has the code
 * as its name.
 */
export function shopUnit(code: string, productUnits: readonly string[], partner: UnitTable): string | null {
  const called = productUnits.filter((unit) => isSame(unit, code));
  const sent = productUnits.filter((unit) => isSame(unitCode(unit, partner), code));
  const exact = sent.filter((unit) => unitCode(unit, partner) === code);
  if (sent.length > 0) return only(sent) ?? only(exact) ?? only(called);
  if (called.length > 0) return only(called);
  return only(productUnits.filter((unit) => meaning(unitCode(unit, partner)) === meaning(code)));
}
