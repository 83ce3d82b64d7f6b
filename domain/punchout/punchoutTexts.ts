/** Words of punchouts that the specification does not give. */
export const punchoutTexts = {
  onlyInspected: 'This cart was opened to be looked at: nothing can be changed.',
  noPostback: 'Your procurement system did not say where the cart should go. Please start again from there.',
  otherPostback: 'The cart can only go to the procurement system that it was opened from.',
  handedOver: 'This cart was handed over already. Please start again from your procurement system.',
  notBroughtBack: (item: string) => `${item} could not be brought back into the cart: it is no longer sold.`,
  notBroughtBackBy: (item: string, unit: string) =>
    `${item} could not be brought back into the cart: it is not sold by ${unit}.`,
  notBroughtBackFor: (item: string, quantity: string) =>
    `${item} could not be brought back into the cart: ${quantity} is not a quantity it is sold in.`,
} as const;
