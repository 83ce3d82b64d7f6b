/** Why a payment of account entries is refused, where the specification gives no text. */
export const paymentRefusals = {
  nothing: 'Select items to pay to continue.',
  twice: (reference: string) => `${reference} is selected twice.`,
  gone: 'An item you selected is no longer open. Nothing was charged.',
  row: (reference: string, problem: string) => `${reference}: ${problem.trim()}`,
  underWay: (reference: string, left: string) =>
    `${reference} is being paid by someone else right now. ${left} of it is left to pay.`,
  partsDiffer: 'The amount does not match the selected items. Nothing was charged.',
  negative: 'The credits exceed the items they are applied to.',
  creditsOnly: 'The selected items total $0.00 after credits. Nothing is charged.',
  notByCredits: 'The selected items total more than the credits. Choose a card or bank account to pay the rest.',
  givenBack: 'Your payment arrived too late to be applied and is being refunded.',
  methodMissing: 'Enter a card or bank account.',
} as const;
