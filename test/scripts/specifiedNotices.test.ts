import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The notices that specification 4 and 8 name (NOTE-02), and the tests that see them: word by word, with the way on where one is named. */
const NOTICES = `
Created order guide "Bar & grill" successfully.          | machines/guides/guideNaming.promises.test.ts         | label: 'Open'
Failed to create order guide:                            | machines/guides/guideNaming.promises.test.ts         |
Added "                                                  | machines/guides/addToGuide.promises.test.ts          | label: 'Open'
Error adding product to order guide.                     | machines/guides/addToGuide.promises.test.ts          |
Password reset request sent.                             | machines/access/resetRequest.promises.test.ts        |
Password has been updated                                | machines/access/newPassword.promises.test.ts         | label: 'Login'
Password has been updated                                | machines/account/changePassword.promises.test.ts     |
Account registered succesfully                           | machines/access/signUp.promises.test.ts              |
2 Products Added To Cart                                 | machines/ordering/quickEntry.adding.promises.test.ts |
0 Products Added To Cart                                 | machines/ordering/quickEntry.adding.promises.test.ts |
An error occurred while contacting the server.           | machines/ordering/quickEntry.adding.promises.test.ts |
Unspecified error.                                       | machines/ordering/quickEntry.adding.promises.test.ts |
Product has no Sell By U/M                               | machines/ordering/cartLineDialog.promises.test.ts    |
Couldn't open new tab or window                          | machines/documentButton.promises.test.ts             |
Declined. Call your bank.                                | machines/account/makePayment.review.promises.test.ts |
The current password is not right.                       | machines/account/changePassword.promises.test.ts     |
Preferences updated.                                     | machines/account/preferences.promises.test.ts        |
Preferences not updated.                                 | machines/account/preferences.promises.test.ts        |
The user has changed password.                           | machines/access/session.promises.test.ts             |
Page layout successfully changed.                        | machines/admin/pageDefault.promises.test.ts          |
An error has occured.                                    | machines/admin/pageDefault.promises.test.ts          |
An error has occurred.                                   | machines/admin/pageDefault.promises.test.ts          |
An error has occured.                                    | machines/shop/productList.promises.test.ts           |
An error has occurred.                                   | machines/shop/productList.promises.test.ts           |
Password options successfully changed.                   | machines/admin/passwordOptions.promises.test.ts      |
An error has occured.                                    | machines/admin/passwordOptions.promises.test.ts      |
Request to sync images successful                        | machines/admin/imageSync.promises.test.ts            |
Theme saved successfully                                 | machines/account/themeEdit.promises.test.ts          |
Failed to apply theme                                    | machines/account/themeEdit.promises.test.ts          |
Layout changes saved.                                    | machines/admin/landingForm.promises.test.ts          |
Failed to save changes.                                  | machines/admin/landingForm.promises.test.ts          |
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
