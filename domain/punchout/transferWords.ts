/** What is said of carrying a cart back, where the specification gives no text of its own. */
export const transferWords = {
  probing: (partner: string) => `Checking that ${partner} can be reached.`,
  unreached: (partner: string) => `${partner} could not be reached. Your cart is kept here.`,
  posting: (partner: string) => `Taking your cart to ${partner}.`,
  notTaken: (partner: string) => `${partner} has not taken the cart. It is kept here.`,
  returned: (partner: string) =>
    `Your cart was sent to ${partner}, and your visit here has ended. Where the cart is missing there, transfer it again: it counts once.`,
  /** In place of checkout's, where a cart is carried back instead of ordered. */
  carrying: {
    sending: 'Your cart is being made ready.',
    asking: 'Making your cart ready once more. Nothing was transferred yet.',
    waiting: 'No answer yet. Nothing was transferred. Trying again shortly.',
    notArrived: 'Your cart could not be made ready, and nothing was transferred. Trying again is safe.',
    notPlaced: 'Nothing was transferred. Please check your cart and transfer it again.',
  },
} as const;
