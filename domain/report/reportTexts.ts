/** Specification 8, Reports, letter by letter, and what it leaves to us. */
export const reportTexts = {
  none: 'No report data',
  absent: 'No report found. Please contact the system administrator.',
  unreadable: 'An unexpected error occurred while processing the report.',
  open: 'Open Report',
  save: 'Save as CSV',
  broken: 'The reports stopped working.',
  noReports: 'There are no reports for you.',
  dateMissing: 'Enter a date.',
  guidesReversed: 'The ending guide comes before the starting guide.',
  purchasedLater: 'This date is after the effective date.',
};
