/** What is said of work that the end of a session, or of the shop, interrupted. */
export const parkedTexts = {
  title: 'Unfinished Work',
  goOn: 'Continue where you left off',
  discard: 'Discard',
  ofCheckout: 'You have an unfinished checkout. Your unsaved entries were kept.',
  ofGuide: (name: string) =>
    name === ''
      ? 'You have an unfinished new order guide. Your entries were kept.'
      : `You have unsaved changes to the order guide "${name}". Your changes were kept.`,
  ofLanding: 'You have unsaved changes to the landing page. They were kept.',
  notFitting: 'Your unfinished work is no longer valid and was discarded.',
} as const;
