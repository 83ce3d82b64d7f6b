/** What the page of trading partners says. */
export const partnerPageTexts = {
  added: 'The partner has been added.',
  saved: 'The partner has been saved.',
  stopped: 'The form stopped working. Your entries were not saved.',
  leaving: 'This partner has unsaved changes. Leave without saving?',
  discard: 'Your changes to this partner have not been saved. Discard them?',
  notSaved: 'The partner could not be saved. Try again.',
} as const;
