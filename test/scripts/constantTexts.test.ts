import { expect, test } from 'vitest';
import { constantTexts } from '../../scripts/texts/constantTexts.mjs';

/**
 * The texts that the server makes when it starts, so that they are in English for every request, by module. Only pages
 * and worker threads show most of them; the others are for administrators. None may be added.
 */
const LEFT: Readonly<Record<string, number>> = {
  'domain/account/passwordFields.ts': 5,
  'domain/address/regions.ts': 9,
  'domain/dataImport/fileTexts.ts': 1,
  'domain/dataImport/importTexts.ts': 6,
  'domain/dataImport/kinds/categories.ts': 4,
  'domain/dataImport/kinds/customers.ts': 12,
  'domain/dataImport/kinds/invoices.ts': 6,
  'domain/dataImport/kinds/ledgerColumns.ts': 20,
  'domain/dataImport/kinds/ofProduct.ts': 3,
  'domain/dataImport/kinds/openItems.ts': 11,
  'domain/dataImport/kinds/orderGuides.ts': 5,
  'domain/dataImport/kinds/orders.ts': 32,
  'domain/dataImport/kinds/prices.ts': 8,
  'domain/dataImport/kinds/products.ts': 17,
  'domain/dataImport/kinds/shipTos.ts': 16,
  'domain/dataImport/kinds/stock.ts': 2,
  'domain/dataImport/kinds/units.ts': 7,
  'domain/dataImport/kinds/users.ts': 13,
  'domain/dataImport/ledgerTexts.ts': 6,
  'domain/fields/differences.ts': 2,
  'domain/fields/field.ts': 2,
  'domain/formatDay.ts': 19,
  'domain/payment/cardTexts.ts': 6,
  'domain/punchout/partnerFields.ts': 34,
  'domain/punchout/partnerWords.ts': 16,
  'domain/report/reports.ts': 5,
  'domain/session/reason.ts': 11,
  'domain/settings/menuTexts.ts': 3,
  'domain/settings/preferences.ts': 7,
  'domain/settings/themeTexts.ts': 5,
  'domain/siteConfiguration/calendarFields.ts': 13,
  'domain/siteConfiguration/chargeFields.ts': 9,
  'domain/siteConfiguration/configurationFields.ts': 1,
  'domain/siteConfiguration/configurationTexts.ts': 1,
  'domain/siteConfiguration/configurationWords.ts': 7,
  'domain/siteConfiguration/shopFields.ts': 19,
  'domain/siteConfiguration/siteFields.ts': 44,
  'domain/siteConfiguration/zipFields.ts': 7,
  'domain/users/settingFields.ts': 59,
  'domain/users/userFields.ts': 13,
  'server/modules/dataImport/read/guessColumns.ts': 7,
  'server/modules/images/sync/pictureSource.ts': 7,
};

test('the server makes no further text before it knows the language of a request', () => {
  expect(constantTexts('server/app/main.ts')).toEqual(LEFT);
});
