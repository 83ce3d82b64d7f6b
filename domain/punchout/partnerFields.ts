import type { Fields, FieldTexts } from '../fields/field.ts';
import { CODE_LIMIT } from '../schema/limits.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import { punchoutText } from '../texts/punchoutText.ts';
import { EXTRINSICS_LIMIT, IDENTITIES_LIMIT, PARTNER_ROWS_LIMIT, type Partner, type PartnerChange } from './partner.ts';
import { CHARGE_WORDS, ENCODING_WORDS, EXTRINSIC_WORDS, PROTOCOL_WORDS } from './partnerWords.ts';

/** A trading partner's identity and protocol settings, as stored and as edited; never its secret. */
type PartnerValues = Omit<PartnerChange, 'customerKey' | 'secret'> & Pick<Partner, 'customerName'>;

/** The secret is never shown; the audit log records only that it changed. */
export const SECRET_FIELD: FieldTexts = perLanguage(() => ({ label: punchoutText('partner.sharedSecret') }));

export const PARTNER_FIELDS = perLanguage(
  () =>
    ({
      name: {
        label: punchoutText('partner.name'),
        isRequired: true,
        limit: CODE_LIMIT,
        hint: punchoutText('partner.theNameYouUseForThis'),
      },
      protocol: {
        label: punchoutText('partner.protocol'),
        hint: punchoutText('partner.aribaCoupaAndJaggaerSpeakCxml'),
        choices: Object.entries(PROTOCOL_WORDS),
      },
      isActive: {
        label: punchoutText('partner.state'),
        describe: ({ isActive }) => (isActive ? punchoutText('partner.active') : punchoutText('partner.turnedOff')),
      },
      customer: {
        label: punchoutText('partner.customer'),
        isRequired: true,
        limit: CODE_LIMIT,
        hint: punchoutText('partner.theirBuyersGetThisCustomersPrices'),
        describe: ({ customerName }) => customerName,
      },
      identities: {
        label: punchoutText('partner.identities'),
        hint: punchoutText('partner.theFromOrSenderCredentialIn'),
        limit: IDENTITIES_LIMIT,
        describe: ({ identities }) => identities.map(({ domain, identity }) => [`${domain} ${identity}`.trim(), '']),
      },
      currency: {
        label: punchoutText('partner.currency'),
        isRequired: true,
        limit: 3,
        hint: punchoutText('partner.theThreeLetterCurrencyOfYour'),
        describe: ({ settings }) => settings.currency,
      },
      language: {
        label: punchoutText('partner.language'),
        isRequired: true,
        limit: 20,
        hint: punchoutText('partner.theLanguageOfYourProductDescriptions'),
        describe: ({ settings }) => settings.language,
      },
      encoding: {
        label: punchoutText('partner.encoding'),
        hint: punchoutText('partner.howTheCartIsEncodedIn'),
        choices: Object.entries(ENCODING_WORDS),
        describe: ({ settings }) => ENCODING_WORDS[settings.encoding],
      },
      charges: {
        label: punchoutText('partner.taxAndCharges'),
        hint: punchoutText('partner.whereTheyExpectTaxAndDelivery'),
        choices: Object.entries(CHARGE_WORDS),
        describe: ({ settings }) => CHARGE_WORDS[settings.charges],
      },
      postbackHosts: {
        label: punchoutText('partner.allowedReturnHosts'),
        hint: punchoutText('partner.theHostOfTheirBrowserformpostUrl'),
        describe: ({ settings }) => settings.postbackHosts.map((host) => [host, '']),
      },
      frameHosts: {
        label: punchoutText('partner.allowedFrameHosts'),
        hint: punchoutText('partner.theHostInTheAddressBar'),
        describe: ({ settings }) => settings.frameHosts.map((host) => [host, '']),
      },
      shipTos: {
        label: punchoutText('partner.shipTos'),
        hint: punchoutText('partner.theirLocationCodeAndYourShip'),
        limit: PARTNER_ROWS_LIMIT,
        joint: ' → ',
        describe: ({ settings }) => settings.shipTos.map(({ theirs, shipToCode }) => [theirs, shipToCode]),
      },
      units: {
        label: punchoutText('partner.units'),
        hint: punchoutText('partner.yourUnitAndTheirCodeFor'),
        limit: PARTNER_ROWS_LIMIT,
        joint: ' → ',
        describe: ({ settings }) => settings.units.map(({ unit, code }) => [unit, code]),
      },
      rest: {
        label: punchoutText('partner.defaultClass'),
        limit: CODE_LIMIT,
        hint: punchoutText('partner.forProductsNotCoveredByThe'),
        describe: ({ settings }) => settings.classes.rest ?? '',
      },
      categories: {
        label: punchoutText('partner.classesByCategory'),
        hint: punchoutText('partner.aCategoryCodeAndItsEight'),
        limit: PARTNER_ROWS_LIMIT,
        joint: ' → ',
        describe: ({ settings }) => settings.classes.categories.map(({ categoryCode, code }) => [categoryCode, code]),
      },
      products: {
        label: punchoutText('partner.classesByProduct'),
        hint: punchoutText('partner.forAProductWhoseClassDiffers'),
        limit: PARTNER_ROWS_LIMIT,
        joint: ' → ',
        describe: ({ settings }) => settings.classes.products.map(({ productCode, code }) => [productCode, code]),
      },
      extrinsics: {
        label: punchoutText('partner.customFieldsHeading'),
        hint: punchoutText('partner.valuesSentInAnExtrinsicOn'),
        limit: EXTRINSICS_LIMIT,
        joint: ' → ',
        describe: ({ settings }) => settings.extrinsics.map(({ name, field }) => [name, EXTRINSIC_WORDS[field]]),
      },
    }) satisfies Fields<PartnerValues>,
);
