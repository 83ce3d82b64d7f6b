import { plural } from '../formatNumber.ts';

/** What the search box and the results of a search say about adding from where a product stands. */
export const findingTexts = {
  suggestions: 'Suggested products',
  suggested: (count: number) => `${plural(count, 'suggestion')}. Press the down arrow to choose one.`,
  chosenQuantity: (quantity: string, unit: string) => `Quantity ${quantity} ${unit}`,
  keys: 'Use the arrow keys to choose, digits to set the quantity and Enter to add.',
  more: (count: number) => `Press Enter to see ${plural(count, 'more result')}.`,
  noMore: 'Press Enter to see them in the list.',
  add: (quantity: string, unit: string, description: string) => `Add ${quantity} ${unit} of ${description} to cart`,
  quantityOf: (description: string) => `Quantity of ${description}`,
} as const;
