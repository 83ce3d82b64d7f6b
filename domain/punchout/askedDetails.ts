import type { ExtrinsicField, Partner } from './partner.ts';

/** The details that checkout can ask for the complete cart. */
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
 * The details that the partner can receive and that checkout therefore asks for (readings 144): cXML takes the ship-to,
 * and date, instructions and notes as comments; OCI only what a field of the partner can take. A P.O. number always
 * needs a field.
 */
export function askedDetails({ protocol, settings }: Named): DetailField[] {
  return DETAIL_FIELDS.filter((field) => hasField(settings, field) || (protocol === 'cxml' && field !== 'customerPo'));
}
