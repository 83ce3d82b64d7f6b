import type { PartnerCustomer } from '#domain/api/partners.ts';
import { customerLabel } from '#domain/customer/customerLabel.ts';
import { fieldInvalid } from '#domain/fields/fieldReasons.ts';
import type { Problem } from '#domain/fields/problem.ts';
import {
  EXTRINSIC_FIELDS,
  type Partner,
  type PartnerChange,
  type PartnerSettings,
  type Protocol,
} from '#domain/punchout/partner.ts';
import { partnerProblems, trimmedPartner } from '#domain/punchout/partnerRules.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { NO_ROW, type PairRow } from './pairRows.ts';

export interface PartnerValues {
  name: string;
  protocol: Protocol;
  isActive: boolean;
  /** The search label: name and code. */
  customer: string;
  /** Domain and identity. */
  identities: PairRow[];
  secret: string;
  currency: string;
  language: string;
  encoding: PartnerSettings['encoding'];
  charges: PartnerSettings['charges'];
  /** A host per line. */
  postbackHosts: string;
  frameHosts: string;
  shipTos: PairRow[];
  units: PairRow[];
  rest: string;
  categories: PairRow[];
  products: PairRow[];
  extrinsics: PairRow[];
}

export type PairList = 'identities' | 'shipTos' | 'units' | 'categories' | 'products' | 'extrinsics';

const pairsOf = <Row>(rows: readonly Row[], pairOf: (row: Row) => readonly [string, string]): PairRow[] =>
  rows.map((row) => pairOf(row));

/** The customer of a typed text: by name and code, by code only, or by a unique name. */
export function customerNamed(text: string, customers: readonly PartnerCustomer[]): PartnerCustomer | null {
  const typed = text.trim().toLowerCase();
  const is = (label: string) => label.toLowerCase() === typed;
  const named = customers.filter(({ name }) => is(name));
  const found = customers.find((one) => is(customerLabel(one)) || is(one.customerCode));
  return typed === '' ? null : (found ?? (named.length === 1 ? (named[0] ?? null) : null));
}

export function valuesOf(partner: Partner | null): PartnerValues {
  const settings = partner?.settings;
  return {
    name: partner?.name ?? '',
    protocol: partner?.protocol ?? 'cxml',
    isActive: partner?.isActive ?? true,
    customer: partner?.customerName ?? '',
    identities: partner ? pairsOf(partner.identities, (row) => [row.domain, row.identity]) : [NO_ROW],
    secret: '',
    currency: settings?.currency ?? 'USD',
    language: settings?.language ?? 'en-US',
    encoding: settings?.encoding ?? 'urlencoded',
    charges: settings?.charges ?? 'header',
    postbackHosts: (settings?.postbackHosts ?? []).join('\n'),
    frameHosts: (settings?.frameHosts ?? []).join('\n'),
    shipTos: pairsOf(settings?.shipTos ?? [], (row) => [row.theirs, row.shipToCode]),
    units: pairsOf(settings?.units ?? [], (row) => [row.unit, row.code]),
    rest: settings?.classes.rest ?? '',
    categories: pairsOf(settings?.classes.categories ?? [], (row) => [row.categoryCode, row.code]),
    products: pairsOf(settings?.classes.products ?? [], (row) => [row.productCode, row.code]),
    extrinsics: pairsOf(settings?.extrinsics ?? [], (row) => [row.name, row.field]),
  };
}

const hostsOf = (text: string) =>
  text
    .split(/[\s,;]+/)
    .map((host) => host.trim())
    .filter((host) => host !== '');

const filled = (rows: readonly PairRow[]) => rows.filter(([left, right]) => `${left}${right}`.trim() !== '');

/** The values to save; empty rows are dropped. */
export function changeOf(values: PartnerValues, customerKey: number): PartnerChange {
  const isOci = values.protocol === 'oci';
  return {
    name: values.name,
    protocol: values.protocol,
    isActive: values.isActive,
    customerKey,
    identities: filled(values.identities.map(([domain, identity]) => [isOci ? '' : domain, identity])).map(
      ([domain, identity]) => ({ domain, identity }),
    ),
    ...(values.secret !== '' && { secret: values.secret }),
    settings: {
      currency: values.currency,
      language: values.language,
      encoding: values.encoding,
      charges: values.charges,
      postbackHosts: hostsOf(values.postbackHosts),
      frameHosts: hostsOf(values.frameHosts),
      shipTos: filled(values.shipTos).map(([theirs, shipToCode]) => ({ theirs, shipToCode })),
      units: filled(values.units).map(([unit, code]) => ({ unit, code })),
      classes: {
        rest: values.rest.trim() || null,
        categories: filled(values.categories).map(([categoryCode, code]) => ({ categoryCode, code })),
        products: filled(values.products).map(([productCode, code]) => ({ productCode, code })),
      },
      extrinsics: filled(values.extrinsics).flatMap(([name, chosen]) => {
        const field = EXTRINSIC_FIELDS.find((one) => one === chosen);
        return field ? [{ name, field }] : [];
      }),
    },
  };
}

/** The fields that are validated before sending; the server validates the others, all at once. */
const VALIDATED_PATHS: ReadonlySet<string> = new Set([
  'name',
  'secret',
  'currency',
  'language',
  'postbackHosts',
  'frameHosts',
]);

export function problemsOf(values: PartnerValues, customers: readonly PartnerCustomer[]): Problem[] {
  const customer = customerNamed(values.customer, customers);
  const problems = partnerProblems(trimmedPartner(changeOf(values, customer?.customerKey ?? 0)), true);
  return [
    ...(customer ? [] : [{ ...fieldInvalid(punchoutText('partner.unknownName')), field: 'customer' }]),
    ...problems.filter(({ field }) => VALIDATED_PATHS.has(field)),
  ];
}
