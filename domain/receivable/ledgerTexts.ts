/** The texts of Account Summary and Account Details. */
export const ledgerTexts = {
  summaryFailed: 'The account summary could not be loaded.',
  detailFailed: 'The account could not be loaded.',
  noLimit: 'No limit',
  none: 'None',
  inCredit: (amount: string) => `${amount} in credit`,
  overLimit: (amount: string) => `Over the credit limit by ${amount}.`,
  pastDue: (amount: string) => `${amount} is past due.`,
  /** The date is blank where the period has no start. */
  runningFrom: (date: string) =>
    date
      ? `The running balance starts at $0.00 on ${date}. It covers this period only.`
      : 'The running balance starts at $0.00 before the first entry.',
  nothingOwed: 'No balance due.',
  noPurchases: 'No purchases in these months.',
  showAsTable: 'Show as Table',
  chartFailed: 'Chart not loaded',
} as const;
