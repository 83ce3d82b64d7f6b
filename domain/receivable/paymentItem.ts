import type { OpenItem } from './openItem.ts';

/** The key of an open item among those of one customer. */
export function openItemKey({ recordType, arCode }: Pick<OpenItem, 'recordType' | 'arCode'>): string {
  return `${recordType}/${arCode}`;
}

/** Credits below zero regardless of their sign: `isCredit` decides (readings 79). */
export function withSigns(item: OpenItem): OpenItem {
  const sign = item.isCredit ? -1 : 1;
  return { ...item, initial: sign * Math.abs(item.initial), balance: sign * Math.abs(item.balance) };
}

/** The due date; an entry without one is due at once. */
export function dueOf({ dueDate, invoiceDate }: OpenItem): string {
  return dueDate ?? invoiceDate;
}

/** The longest due entry comes first. */
export function oldestDueFirst(one: OpenItem, other: OpenItem): number {
  const key = (item: OpenItem) => [dueOf(item), item.invoiceDate, item.reference, item.arCode].join('\n');
  return key(one) < key(other) ? -1 : Number(key(one) > key(other));
}

/** Name in a sentence: `Invoice 500104`. */
export function nameOf({
  type,
  invoiceNumber,
  reference,
}: Pick<OpenItem, 'type' | 'invoiceNumber' | 'reference'>): string {
  return `${type} ${invoiceNumber ?? reference}`;
}
