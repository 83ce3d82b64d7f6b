import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CATALOGS = 'domain/texts/en';

/** Every text of the product, from its catalog. */
const texts = readdirSync(CATALOGS).flatMap((file) =>
  Object.values<string>(JSON.parse(readFileSync(join(CATALOGS, file), 'utf8'))),
);

/** Specification 8, letter by letter: texts of the open areas. */
const SENTENCES = [
  'Too many login attempts, please try again later',
  'Unknown user or invalid password',
  'Service temporarily unavailable',
  'The server did not respond. Please refresh and try again.',
  'Authorization Failed',
  'Authorization code rejected',
  'Punchout session expired',
  'Your session has expired',
  'Your session expired - Please sign in again.',
  'An error occurred while performing this action',
  'Request could not be completed at this time.',
  'Unspecified error.',
  'The server returned an unexpected response. Please contact support or try again later.',
  'Unable to Load Delivery Dates.',
  'An unexpected error occurred. Please contact support.',
  'The server rejected the order for an unspecified reason. Please contact support.',
  'Error adding product to order guide.',
  "Couldn't open new tab or window",
  'An error has occured.',
  'An error has occurred.',
  'This product is unavailable.',
  'No Image',
  'No Results',
  'Preferences updated.',
  'Preferences not updated.',
  'Account registered succesfully',
  'Password has been updated',
  'Password reset request sent. If an account is associated with this email address, then a message will be sent with instructions to reset the password.',
  'An unexpected error occurred.',
  'Verification service is not available at this time. Please contact support.',
  'Payment Service is unavailable. Please contact support.',
  'Failed to load payment data. Please try again later.',
  'No payment methods available',
  'No Open A/R Items',
  'Loading Open A/R...',
  "Payment hasn't been completed. Are you sure you want to leave this page?",
  'Amount cannot be greater than balance. ',
  'Amount must be same sign as balance. ',
];

test.each(SENTENCES)("ERR-01: '%s' is in the catalogs of texts, letter by letter", (sentence) => {
  expect(texts).toContain(sentence);
});

test.each([
  'An error occurred while contacting the server. {detail}',
  'Created order guide "{name}" successfully.',
  'Failed to create order guide: {message}',
])("ERR-01: '%s' names its part at the specified place", (sentence) => {
  expect(texts).toContain(sentence);
});
