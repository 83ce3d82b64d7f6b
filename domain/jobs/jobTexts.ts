/** What the page of jobs and letters says. */
export const jobTexts = {
  retried: 'Retrying.',
  alive: 'This job was already retried.',
  notRetried: 'The job could not be retried.',
} as const;

const JOBS: Readonly<Record<string, string>> = {
  sendLetter: 'Send an email',
  openAccount: 'Create a signed-up account',
  sendVerification: 'Email verification',
  sendReset: 'Password reset email',
  removeExpired: 'Delete expired data',
  settlePayment: 'Look up the status of a payment',
  capturePayment: 'Capture payment',
  voidPayment: 'Void payment',
  refundPayment: 'Refund payment',
  syncPictures: 'Sync product images',
  exportOrder: 'Send an order to the order system',
  importFile: 'Import a file',
  makeReport: 'Create a long report',
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
  return LETTERS[kind] ?? 'Other email';
}
