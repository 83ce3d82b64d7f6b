/** What is said of work that the end of a session interrupted. */
export const parkedTexts = {
  title: 'Unfinished Work',
  goOn: 'Continue where you were',
  discard: 'Discard',
  ofCheckout: 'Your session ended during checkout. What you had typed there and was not saved yet was kept.',
  ofGuide: (name: string) =>
    name === ''
      ? 'Your session ended while you were making an order guide. What you had entered was kept.'
      : `Your session ended while you were editing the order guide "${name}". Your changes were kept.`,
  notFitting: 'What you had not finished when your session ended can no longer be used. It was dropped.',
} as const;
