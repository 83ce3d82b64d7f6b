import type { ExtrinsicField, Partner } from './partner.ts';

/** What checkout can ask about a cart as a whole. */
export const DETAIL_FIELDS = [
  'shipTo',
  'customerPo',
  'deliveryDate',
  'specialInstruction1',
  'specialInstruction2',
  'notes',
] as const satisfies readonly ExtrinsicField[];
export type DetailField = (typeof DETAIL_FIELDS)[number];

type Named = Pick<Partner, 'protocol'> & { settings: Pick<Partner['settings'], 'extrinsics'> };

export function hasField({ extrinsics }: Named['settings'], field: ExtrinsicField): boolean {
  return extrinsics.some((one) => one.field === field);
}

/**
 * What the partner has a place for, and what is therefore asked (readings 144): cXML takes the ship-to, and date, instructions and
 * notes as comments; OCI only what a field of the partner holds. A P.O. number is only taken in a field.
 */
export function askedDetails({ protocol, settings }: Named): DetailField[] {
  return DETAIL_FIELDS.filter((field) => hasField(settings, field) || (protocol === 'cxml' && field !== 'customerPo'));
}
