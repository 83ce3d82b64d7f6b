/** Phones are stored as digits (readings 67); ten of them are shown as (207) 555-0142. */
export function shownPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
