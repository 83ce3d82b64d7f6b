import type { Kysely } from 'kysely';
import type { ChosenHeader, ShipTo } from '#domain/cart/header.ts';
import { hasField } from '#domain/punchout/askedDetails.ts';
import type { PartnerSettings } from '#domain/punchout/partner.ts';
import type { TransferShipTo } from '#domain/punchout/transfer.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The partner's code of a customer's ship-to; the customer's own code when the partner has none. */
export function theirShipTo(code: string, { shipTos }: Pick<PartnerSettings, 'shipTos'>): string {
  return shipTos.find(({ shipToCode }) => shipToCode === code)?.theirs ?? code;
}

export async function findTransferShipTo(
  database: Kysely<Database>,
  { id, key }: Pick<ShipTo, 'id' | 'key'>,
  settings: PartnerSettings,
): Promise<TransferShipTo> {
  const { address1, address2, display, name, ...address } = await database
    .selectFrom('address')
    .select(['name', 'display', 'contact', 'address1', 'address2', 'city', 'state', 'zip'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const streets = [address1, address2].flatMap((street) => (street?.trim() ? [street] : []));
  return { ...address, code: theirShipTo(key, settings), name: display || name || key, streets };
}

/** Checkout details without a field in the message, a line each. */
export function headerComments(header: ChosenHeader, settings: PartnerSettings): string {
  const { deliveryDate, specialInstruction1, specialInstruction2, notes } = header;
  const lines = [
    { field: 'deliveryDate', text: deliveryDate && `Delivery date: ${deliveryDate}` },
    { field: 'specialInstruction1', text: specialInstruction1 },
    { field: 'specialInstruction2', text: specialInstruction2 },
    { field: 'notes', text: notes },
  ] as const;
  return lines.flatMap(({ field, text }) => (text && !hasField(settings, field) ? [text] : [])).join('\n');
}
