/** Why a payment of account entries is refused, where the specification gives no text. */
export const paymentRefusals = {
  nothing: 'Select what to pay to continue.',
  twice: (reference: string) => `${reference} is selected twice.`,
  gone: 'Something that you selected is no longer open. Nothing was charged.',
  row: (reference: string, problem: string) => `${reference}: ${problem.trim()}`,
  underWay: (reference: string, left: string) =>
    `${reference} is being paid by somebody else at this moment: ${left} of it is left to pay.`,
  partsDiffer: 'The amount to pay is not the sum of what was selected. Nothing was charged.',
  negative: 'The credits come to more than what they are applied to.',
  creditsOnly: 'What was selected comes to $0.00: it is paid by its credits, and nothing is charged.',
  notByCredits: 'What was selected comes to more than its credits. Choose a card or a bank account to pay the rest.',
  givenBack: 'Your payment arrived too late to be booked, and is given back to you.',
  methodMissing: 'Enter the card or the bank account to pay with.',
} as const;
