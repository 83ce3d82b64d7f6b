import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The notices that specification 4 and 8 name (NOTE-02), and the tests that see them: word by word, with the way on where one is named. */
const NOTICES = `
Created order guide "Bar & grill" successfully.          | machines/guides/guideNaming.invariants.test.ts         | label: 'Open'
Failed to create order guide:                            | machines/guides/guideNaming.invariants.test.ts         |
Added "                                                  | machines/guides/addToGuide.invariants.test.ts          | label: 'Open'
Error adding product to order guide.                     | machines/guides/addToGuide.invariants.test.ts          |
Password reset request sent.                             | machines/access/resetRequest.invariants.test.ts        |
Password has been updated                                | machines/access/newPassword.invariants.test.ts         | label: 'Login'
Password has been updated                                | machines/account/changePassword.invariants.test.ts     |
Account registered succesfully                           | machines/access/signUp.invariants.test.ts              |
2 Products Added To Cart                                 | machines/ordering/quickEntry.adding.invariants.test.ts |
0 Products Added To Cart                                 | machines/ordering/quickEntry.adding.invariants.test.ts |
An error occurred while contacting the server.           | machines/ordering/quickEntry.adding.invariants.test.ts |
Unspecified error.                                       | machines/ordering/quickEntry.adding.invariants.test.ts |
Product has no Sell By U/M                               | machines/ordering/cartLineDialog.invariants.test.ts    |
Couldn't open new tab or window                          | machines/documentButton.invariants.test.ts             |
Declined. Call your bank.                                | machines/account/makePayment.review.invariants.test.ts |
Current password is incorrect.                       | machines/account/changePassword.invariants.test.ts     |
Preferences updated.                                     | machines/account/preferences.invariants.test.ts        |
Preferences not updated.                                 | machines/account/preferences.invariants.test.ts        |
The user has changed password.                           | machines/app/session.invariants.test.ts                |
Page layout successfully changed.                        | machines/admin/pageDefault.invariants.test.ts          |
An error has occured.                                    | machines/admin/pageDefault.invariants.test.ts          |
An error has occurred.                                   | machines/admin/pageDefault.invariants.test.ts          |
An error has occured.                                    | machines/shop/productList.invariants.test.ts           |
An error has occurred.                                   | machines/shop/productList.invariants.test.ts           |
Password options successfully changed.                   | machines/admin/passwordOptions.invariants.test.ts      |
An error has occured.                                    | machines/admin/passwordOptions.invariants.test.ts      |
Request to sync images successful                        | machines/admin/imageSync.invariants.test.ts            |
Theme saved successfully                                 | machines/account/themeEdit.invariants.test.ts          |
Failed to apply theme                                    | machines/account/themeEdit.invariants.test.ts          |
Layout changes saved.                                    | machines/admin/landingForm.invariants.test.ts          |
Failed to save changes.                                  | machines/admin/landingForm.invariants.test.ts          |
`;

const rows = NOTICES.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('a notice of the specification is seen by a test', () => {
  test.each(rows)('%s by %s', (text = '', file = '', action = '') => {
    const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    expect({
      text: source.includes(text),
      isToldAsNotice: source.includes('notify'),
      action: source.includes(action),
    }).toEqual({
      text: true,
      isToldAsNotice: true,
      action: true,
    });
  });
});
