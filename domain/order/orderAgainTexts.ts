/** What is said where an order is put in the cart again. */
export const orderAgainTexts = {
  absent: 'There is no such order.',
  noneAdded:
    'One or more of the products could not be added to the cart at this time. Nothing was added: leave them out and add the others.',
  unitGone: (unit: string) => `No longer sold by ${unit}.`,
  chooseUnit: 'Choose a unit',
  quantityOf: (description: string) => `Quantity of ${description}`,
  checkQuantities: 'Nothing was added. Correct the quantities marked below.',
  quantityMoved: (from: string, to: string, unit: string, multiple: string) =>
    `${from} ${unit} is now ${to} ${unit}: sold in multiples of ${multiple}.`,
  notesDropped: 'Notes are not copied.',
  added: 'Added to the cart.',
  unconfirmed: "We couldn't confirm that these were added. It's safe to try again.",
  notWeighed: "Today's products and prices could not be loaded. You can view the order but not add it to the cart.",
} as const;
