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
  accountOfDigits: 'Account numbers have up to 17 digits. Spaces and dashes are allowed.',
  routingDoubtful: 'This is not a valid US routing number. Check the 9 digits.',
  tooLong: (label: string, limit: number) => `${label} has at most ${limit} characters`,
  endingIn: (lastFour: string) => `Bank account ending in ${lastFour}`,
} as const;
