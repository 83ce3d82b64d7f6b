/** What the page of trading partners says. */
export const partnerPageTexts = {
  added: 'The partner has been added.',
  saved: 'The partner has been saved.',
  stopped: 'The form stopped working. What was typed was not saved.',
  leaving: 'There are unsaved changes to this partner. Do you want to leave without saving them?',
  discard: 'What was changed about this partner has not been saved. Discard it?',
  notSaved: 'The partner could not be saved. Try again.',
} as const;
