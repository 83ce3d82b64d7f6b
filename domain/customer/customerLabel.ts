/** The label and search text of a customer: name and code. */
export function customerLabel({ name, customerCode }: { name: string; customerCode: string }): string {
  return customerCode === '' ? name : `${name} · ${customerCode}`;
}
