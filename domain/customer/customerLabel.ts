/** How a customer is offered and found: by name and code. */
export function customerLabel({ name, customerCode }: { name: string; customerCode: string }): string {
  return customerCode === '' ? name : `${name} · ${customerCode}`;
}
