/** What only the pages about accounts say, in the shop's own words. */
export const accountPageTexts = {
  businessPolicy: 'Choose a new password for your business account. You sign in with your username and this password.',
  consumerPolicy: 'Choose a new password for your account. You sign in with your email address and this password.',
  letterTo: (email: string) => `It went to ${email}.`,
  confirmEmail: 'Type your email to confirm',
  confirmsChange: 'The email address of your account, which these changes are saved with. It is not changed.',
} as const;
