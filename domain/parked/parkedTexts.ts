/** What is said of work that the end of a session, or of the shop, interrupted. */
export const parkedTexts = {
  title: 'Unfinished Work',
  goOn: 'Continue where you were',
  discard: 'Discard',
  ofCheckout: 'You were interrupted during checkout. What you had typed there and was not saved yet was kept.',
  ofGuide: (name: string) =>
    name === ''
      ? 'You were interrupted while you were making an order guide. What you had entered was kept.'
      : `You were interrupted while you were editing the order guide "${name}". Your changes were kept.`,
  ofLanding: 'You were interrupted while you were editing the landing page. Your changes were kept.',
  notFitting: 'What you had not finished when you were interrupted can no longer be used. It was dropped.',
} as const;
