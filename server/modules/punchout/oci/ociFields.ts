import { type Decimal, decimal } from '#domain/decimal.ts';
import type { Transfer, TransferLine } from '#domain/punchout/transfer.ts';
import { type TransferredPrice, transferredPrice } from '#domain/punchout/transferredPrice.ts';
import { oneLine, splitText } from './fitText.ts';
import type { OciRequest } from './ociRequest.ts';

export interface FormField {
  name: string;
  value: string;
}

type Returned = Pick<OciRequest, 'okCode' | 'target' | 'caller' | 'vendor'>;

/** Characters of the fields of a line (SAP, Open Catalog Interface 4.0 and 5.0). */
const LENGTHS = {
  DESCRIPTION: 40,
  VENDORMAT: 40,
  MATNR: 40,
  UNIT: 3,
  PRICEUNIT: 5,
  CURRENCY: 5,
  LEADTIME: 5,
  VENDOR: 10,
  MANUFACTCODE: 10,
  MANUFACTMAT: 40,
  MATGROUP: 10,
  CONTRACT: 10,
  CONTRACT_ITEM: 5,
  EXT_QUOTE_ID: 35,
  EXT_QUOTE_ITEM: 10,
  EXT_PRODUCT_ID: 40,
  CUST_FIELD1: 10,
  CUST_FIELD2: 10,
  CUST_FIELD3: 10,
  CUST_FIELD4: 20,
  CUST_FIELD5: 50,
} as const;
type ItemField = keyof typeof LENGTHS;
const CUSTOM_FIELDS = ['CUST_FIELD1', 'CUST_FIELD2', 'CUST_FIELD3', 'CUST_FIELD4', 'CUST_FIELD5'] as const;
/** Fields that a partner may map: the shop has no values of its own for them. */
const NAMED_FIELDS: readonly ItemField[] = [
  ...CUSTOM_FIELDS,
  ...(['MATNR', 'LEADTIME', 'CONTRACT', 'CONTRACT_ITEM', 'EXT_QUOTE_ID', 'EXT_QUOTE_ITEM'] as const),
];

/** Quantities and prices are 15 characters: 11 digits, a point, 3 decimals. */
const NUMBER_LENGTH = 15;
const NUMBER_PLACES = 3;
/** The largest power of ten of 5 digits. */
const MOST_PER = 10_000;

function fixed(value: Decimal): string {
  const digits = value.trunc().toFixed().length;
  return value.toFixed(Math.max(0, Math.min(NUMBER_PLACES, NUMBER_LENGTH - digits - 1)));
}

/** The price as SAP has room for it: for a larger basis where it has more than 3 decimals. */
function ociPrice({ price, per, extension, quantity }: TransferLine): TransferredPrice {
  const fits = (basis: number) => price.times(basis / per).decimalPlaces() <= NUMBER_PLACES;
  for (let basis = per; basis <= MOST_PER; basis *= 10) {
    if (fits(basis)) return { price: price.times(basis / per), per: basis };
  }
  return transferredPrice(extension, quantity, { places: NUMBER_PLACES, mostPer: MOST_PER });
}

/**
 * Each extrinsic with its own field: the one with its name, else the next free custom field. The others are dropped.
 */
function extrinsicFields(extrinsics: TransferLine['extrinsics']): Map<ItemField, string> {
  const fields = new Map<ItemField, string>();
  const named = extrinsics.map(({ name, value }) => ({
    field: NAMED_FIELDS.find(
      (field) =>
        field ===
        name
          .trim()
          .toUpperCase()
          .replace(/^NEW_ITEM-/, ''),
    ),
    value,
  }));
  for (const { field, value } of named) if (field !== undefined) fields.set(field, value);
  for (const { field, value } of named) {
    const free = CUSTOM_FIELDS.find((custom) => !fields.has(custom));
    if (field === undefined && free !== undefined) fields.set(free, value);
  }
  return fields;
}

function lineFields(line: TransferLine, currency: string, place: number, vendor: string | null): FormField[] {
  const [description, rest] = splitText(line.description, LENGTHS.DESCRIPTION);
  const { price, per } = ociPrice(line);
  const named = (name: string, value: string): FormField => ({ name: `NEW_ITEM-${name}[${place}]`, value });
  const cut = (name: ItemField, text: string | null) => {
    const [value] = splitText(text ?? '', LENGTHS[name]);
    return value === '' ? [] : [named(name, value)];
  };
  /** A code that is cut is another one. */
  const required = (name: ItemField, text: string | null) => {
    const value = oneLine(text ?? '');
    return value === '' || value.length > LENGTHS[name] ? [] : [named(name, value)];
  };
  const longText = [line.notes, rest, line.catalogText].map(oneLine).filter(Boolean).join(' - ');
  return [
    named('DESCRIPTION', description),
    ...cut('VENDORMAT', line.partId),
    named('QUANTITY', fixed(line.quantity)),
    ...cut('UNIT', line.unit),
    named('PRICE', fixed(price)),
    named('PRICEUNIT', String(per)),
    ...required('CURRENCY', currency),
    ...required('EXT_PRODUCT_ID', line.auxiliaryId),
    ...required('MATGROUP', line.classification),
    ...required('VENDOR', vendor),
    ...required('MANUFACTCODE', line.manufacturer?.name ?? null),
    ...required('MANUFACTMAT', line.manufacturer?.partId ?? null),
    ...[...extrinsicFields(line.extrinsics)].flatMap(([name, value]) => cut(name, value)),
    ...(longText === '' ? [] : [{ name: `NEW_ITEM-LONGTEXT_${place}:132[]`, value: longText }]),
  ];
}

/** OCI has no header, so that each charge is a line of its own. */
function chargeFields(description: string, amount: Decimal | null, currency: string, place: number): FormField[] {
  if (amount === null || amount.isZero()) return [];
  const named = (name: string, value: string): FormField => ({ name: `NEW_ITEM-${name}[${place}]`, value });
  return [
    named('DESCRIPTION', description),
    named('QUANTITY', fixed(decimal(1))),
    named('UNIT', 'EA'),
    named('PRICE', fixed(amount)),
    named('PRICEUNIT', '1'),
    named('CURRENCY', currency),
    named('SERVICE', 'X'),
  ];
}

/**
 * A cart as the form fields that are posted to HOOK_URL, in order. Numbers have a decimal point and no thousands
 * separator.
 */
export function writeOci({ currency, lines, tax, shipping }: Transfer, returned: Returned): FormField[] {
  const { okCode, target, caller, vendor } = returned;
  const back = [
    { name: '~OkCode', value: okCode },
    { name: '~TARGET', value: target },
    { name: '~CALLER', value: caller },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  const items = lines.flatMap((line, index) => lineFields(line, currency, index + 1, vendor));
  const delivery = chargeFields('Delivery and charges', shipping, currency, lines.length + 1);
  const taxes = chargeFields('Tax', tax, currency, lines.length + 1 + (delivery.length > 0 ? 1 : 0));
  return [...back, ...items, ...delivery, ...taxes];
}
