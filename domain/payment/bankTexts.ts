/** The texts of a bank account; those of the specification letter by letter. */
export const bankTexts = {
  labels: {
    accountNumber: 'Account Number',
    accountNumberAgain: 'Re-enter Account Number',
    routingNumber: 'Routing Number',
    routingNumberAgain: 'Re-enter Routing Number',
    bankName: 'Bank Name',
    checkNumber: 'Check Number',
    name: 'Name on Account',
  },
  accountRequired: 'Account Number is required',
  routingRequired: 'Routing Number is required',
  accountsDiffer: 'Account Numbers do not match',
  routingsDiffer: 'Routing Numbers do not match',
  accountOfDigits: 'An account number has up to 17 digits. Spaces and dashes between them do no harm.',
  routingDoubtful: 'This does not look like a US routing number. Please check its 9 digits.',
  tooLong: (label: string, limit: number) => `${label} has at most ${limit} characters`,
  endingIn: (lastFour: string) => `Bank account ending in ${lastFour}`,
} as const;
