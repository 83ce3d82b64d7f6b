/** What the page of jobs and letters says. */
export const jobTexts = {
  retried: 'It is being tried again.',
  alive: 'It has been tried again meanwhile.',
  notRetried: 'It could not be tried again.',
} as const;

const JOBS: Readonly<Record<string, string>> = {
  sendLetter: 'Send a letter',
  openAccount: 'Open an account that was signed up for',
  sendVerification: 'Write a letter to verify an address',
  sendReset: 'Write a letter to choose a new password',
  removeExpired: 'Remove what has expired',
  settlePayment: 'Find out what became of a payment',
  capturePayment: 'Take the money of a payment',
  voidPayment: 'Void a payment',
  refundPayment: 'Give back money of a payment',
  syncPictures: 'Sync the images of products',
  exportOrder: 'Send an order to the order system',
  importFile: 'Bring a file in',
  makeReport: 'Make a long report',
};

const LETTERS: Readonly<Record<string, string>> = {
  verifyAddress: 'Verify your email address',
  accountExists: 'You already have an account',
  invitation: 'Your account',
  resetPassword: 'Choose a new password',
  passwordChanged: 'Your password was changed',
  orderConfirmation: 'Your order',
  paymentReceipt: 'Your payment',
};

/** What a job does; one of a newer server has no name here. */
export function jobName(kind: string): string {
  return JOBS[kind] ?? 'Other work';
}

/** A letter by its subject, as docs/mail.md lists them. */
export function letterName(kind: string): string {
  return LETTERS[kind] ?? 'Other letter';
}
