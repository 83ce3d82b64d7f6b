import { type Static, Type } from 'typebox';
import { accountTexts } from '../account/accountTexts.ts';
import { fieldInvalid, fieldRequired } from '../fields/fieldReasons.ts';
import { type Problem, problemsOf } from '../fields/problem.ts';
import { isPhone } from '../phone.ts';
import { Code, Text } from '../schema/limits.ts';
import { colourOf, ThemeCode } from '../settings/theme.ts';
import { themeTexts } from '../settings/themeTexts.ts';
import { adminText } from '../texts/adminText.ts';
import { lengthProblem } from './siteConfiguration.ts';
import { isPictureFile } from './userConfiguration.ts';

export const SHOP_NAME_LIMIT = 60;
export const SHOP_ADDRESS_LIMIT = 200;
/** Characters of the terms, and of the privacy policy. */
export const LEGAL_TEXT_LIMIT = 20_000;
export const PAPER_SIZES = ['Letter', 'A4'] as const;

const LegalText = Type.String({ maxLength: 2 * LEGAL_TEXT_LIMIT });

/** The distributor's identity, and the look of the shop and its documents. */
export const ShopConfiguration = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  name: Code,
  /** The lines of the address on documents. */
  address: Text,
  phone: Code,
  /** A file of /img; '' when documents show the name instead. */
  logoName: Code,
  theme: ThemeCode,
  primaryColor: Code,
  secondaryColor: Code,
  paperSize: Type.Union([Type.Literal('Letter'), Type.Literal('A4')]),
  /** The texts of /terms and /privacy; '' where the page does not exist. */
  terms: LegalText,
  privacy: LegalText,
});
export type ShopConfiguration = Static<typeof ShopConfiguration>;

/** The problems of these shop settings. */
export function shopProblems({
  name,
  address,
  phone,
  logoName,
  primaryColor,
  secondaryColor,
  terms,
  privacy,
}: ShopConfiguration): Problem[] {
  const required = (label: string, text: string, limit: number) =>
    text.trim() === ''
      ? fieldRequired(adminText('configuration.required', { name: label }))
      : lengthProblem(label, text.trim(), limit);
  return problemsOf({
    name: required(adminText('shop.theName'), name, SHOP_NAME_LIMIT),
    address: required(adminText('shop.theAddress'), address, SHOP_ADDRESS_LIMIT),
    phone: isPhone(phone) ? null : fieldInvalid(accountTexts.fields.phoneFormat()),
    logoName: logoName === '' || isPictureFile(logoName) ? null : fieldInvalid(adminText('configuration.noLogo')),
    primaryColor: colourOf(primaryColor) === null ? fieldInvalid(themeTexts.typeColour) : null,
    secondaryColor: colourOf(secondaryColor) === null ? fieldInvalid(themeTexts.typeColour) : null,
    terms: lengthProblem(adminText('shop.theText'), terms.trim(), LEGAL_TEXT_LIMIT),
    privacy: lengthProblem(adminText('shop.theText'), privacy.trim(), LEGAL_TEXT_LIMIT),
  });
}
