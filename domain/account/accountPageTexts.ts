/** What only the pages about accounts say, in the shop's own words. */
export const accountPageTexts = {
  businessPolicy: 'Choose a new password for your business account. Sign in with your username and this password.',
  consumerPolicy: 'Choose a new password for your account. Sign in with your email address and this password.',
  letterTo: (email: string) => `Sent to ${email}.`,
  confirmEmail: 'Type your email to confirm',
  confirmsChange: 'Confirms these changes. Your email address stays the same.',
} as const;
