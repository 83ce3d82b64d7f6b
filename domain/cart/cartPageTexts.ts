import { formatCount, plural } from '../formatNumber.ts';

/** What the cart page says beside the texts of the specification. */
export const cartPageTexts = {
  list: 'Cart Lines',
  find: 'Find in Cart',
  found: (shown: number, all: number) => `${formatCount(shown)} of ${plural(all, 'line')}`,
  noneFound: (find: string) => `No line matches "${find}".`,
  total: (amount: string) => `Total ${amount}`,
  lines: (count: number) => `${plural(count, 'line')} in the cart`,
  quantityOf: (description: string) => `Quantity of ${description}`,
  addNote: (description: string) => `Add a note to ${description}`,
  note: (number: number) => `Note ${number}`,
  noteOf: (number: number, description: string) => `Note ${number} of ${description}`,
  columns: { product: 'Product', quantity: 'Quantity', price: 'Unit Price', extension: 'Extension' },
} as const;
