export const CUSTOMER_LIST_ID = 'customers';

export function customerOptionId(customerKey: number): string {
  return `customer-${customerKey}`;
}
