/** Phones are stored as digits (readings 67); ten digits are displayed as (207) 555-0142. */
export function shownPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
