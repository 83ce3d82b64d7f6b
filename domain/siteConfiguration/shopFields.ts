import type { Fields } from '../fields/field.ts';
import { colourOf } from '../settings/theme.ts';
import { adminText } from '../texts/adminText.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import { sharedText } from '../texts/sharedText.ts';
import {
  LEGAL_TEXT_LIMIT,
  PAPER_SIZES,
  SHOP_ADDRESS_LIMIT,
  SHOP_NAME_LIMIT,
  type ShopConfiguration,
} from './shopConfiguration.ts';

/** The fields of the distributor's identity, and the look of the shop and its documents. */
export const SHOP_FIELDS = perLanguage(
  () =>
    ({
      name: {
        label: adminText('shop.name'),
        isRequired: true,
        limit: SHOP_NAME_LIMIT,
        hint: adminText('shop.appearsInTheBrowserTitleDocuments'),
      },
      phone: {
        label: adminText('shop.phone'),
        isRequired: true,
        hint: adminText('shop.appearsOnDocumentsInEmailsAnd'),
      },
      address: {
        label: adminText('shop.address'),
        isRequired: true,
        limit: SHOP_ADDRESS_LIMIT,
        hint: adminText('shop.enterItAsItShouldAppear'),
      },
      logoName: { label: adminText('shop.logo') },
      primaryColor: {
        label: adminText('shop.primaryColor'),
        describe: ({ primaryColor }) => colourOf(primaryColor) ?? primaryColor,
      },
      secondaryColor: {
        label: adminText('shop.secondaryColor'),
        describe: ({ secondaryColor }) => colourOf(secondaryColor) ?? secondaryColor,
      },
      theme: {
        label: adminText('shop.appearance'),
        hint: adminText('shop.forGuestsTheSignInPage'),
        choices: [
          ['0', adminText('shop.light')],
          ['1', adminText('shop.dark')],
        ],
      },
      paperSize: {
        label: adminText('shop.paper'),
        hint: adminText('shop.forOrderConfirmationsInvoicesAndReports'),
        choices: PAPER_SIZES.map((size) => [size, size]),
      },
      terms: {
        label: sharedText('legal.terms'),
        limit: LEGAL_TEXT_LIMIT,
        hint: adminText('shop.termsHint'),
      },
      privacy: {
        label: sharedText('legal.privacy'),
        limit: LEGAL_TEXT_LIMIT,
        hint: adminText('shop.privacyHint'),
      },
    }) satisfies Fields<Omit<ShopConfiguration, 'version'>>,
);
