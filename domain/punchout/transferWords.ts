/** What is said of carrying a cart back, where the specification gives no text of its own. */
export const transferWords = {
  probing: (partner: string) => `Checking that ${partner} can be reached.`,
  unreached: (partner: string) => `${partner} could not be reached. Your cart is saved here.`,
  posting: (partner: string) => `Sending your cart to ${partner}.`,
  notTaken: (partner: string) => `${partner} did not accept the cart. It is saved here.`,
  returned: (partner: string) =>
    `Your cart was sent to ${partner}. Your visit here has ended. If the cart is missing there, transfer it again; it is counted only once.`,
  /** In place of checkout's, where a cart is carried back instead of ordered. */
  carrying: {
    sending: 'Preparing your cart.',
    asking: 'Preparing your cart again. Nothing has been transferred yet.',
    waiting: 'No response yet. Nothing was transferred. Trying again shortly.',
    notArrived: 'Your cart could not be prepared, and nothing was transferred. It is safe to try again.',
    notPlaced: 'Nothing was transferred. Please check your cart and transfer it again.',
  },
} as const;
