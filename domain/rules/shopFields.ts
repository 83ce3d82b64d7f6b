import type { Fields } from '../fields/field.ts';
import { colourOf } from '../settings/theme.ts';
import { PAPER_SIZES, SHOP_ADDRESS_LIMIT, SHOP_NAME_LIMIT, type ShopRules } from './shopRules.ts';

/** Who the distributor is, and how the shop and its papers look. */
export const SHOP_FIELDS = {
  name: {
    label: 'Name',
    isRequired: true,
    limit: SHOP_NAME_LIMIT,
    hint: 'Appears in the browser title, documents and emails.',
  },
  phone: {
    label: 'Phone',
    isRequired: true,
    hint: 'Appears on documents, in emails and in error messages.',
  },
  address: {
    label: 'Address',
    isRequired: true,
    limit: SHOP_ADDRESS_LIMIT,
    hint: 'Enter it as it should appear on documents.',
  },
  logoName: { label: 'Logo' },
  primaryColor: {
    label: 'Primary Color',
    says: ({ primaryColor }) => colourOf(primaryColor) ?? primaryColor,
  },
  secondaryColor: {
    label: 'Secondary Color',
    says: ({ secondaryColor }) => colourOf(secondaryColor) ?? secondaryColor,
  },
  theme: {
    label: 'Appearance',
    hint: 'For guests, the sign-in page and users without their own colors.',
    choices: [
      ['0', 'Light'],
      ['1', 'Dark'],
    ],
  },
  paperSize: {
    label: 'Paper',
    hint: 'For order confirmations, invoices and reports.',
    choices: PAPER_SIZES.map((size) => [size, size]),
  },
} satisfies Fields<Omit<ShopRules, 'version'>>;
