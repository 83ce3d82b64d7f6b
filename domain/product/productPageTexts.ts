/** The page of one product. */
export const productPageTexts = {
  inYourCart: (quantity: string) => `${quantity} in your cart`,
  enterQuantity: 'Enter a quantity to add this product.',
  priceAndNotes: 'Price and Notes',
  changePrice: 'Change Price',
  addNotes: 'Add Notes',
  prices: 'Prices',
  unit: 'Unit',
  price: 'Price',
  estimate: 'est.',
  inGuides: 'Order Guides',
  similar: 'Similar items in stock',
} as const;
