import { type Fields, type FieldTexts, flag } from '../fields/field.ts';
import { MESSAGE_LIMIT } from '../schema/limits.ts';
import { adminText } from '../texts/adminText.ts';
import { LANGUAGE_NAMES } from '../texts/languages.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import { issuersInWords } from './configurationWords.ts';
import type { SiteConfiguration } from './siteConfiguration.ts';

type FlagOf<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? Name : never }[keyof Values] & string;

/** The path of a site flag, such as `consumer.useOption`. */
type SiteFlag =
  | FlagOf<SiteConfiguration>
  | `layoutImages.${keyof SiteConfiguration['layoutImages']}`
  | `consumer.${FlagOf<SiteConfiguration['consumer']>}`;

/** The site's permissions for all users. */
export const SITE_FIELDS = perLanguage(
  () =>
    ({
      allowGuest: flag(adminText('site.guestsMayBrowse'), adminText('site.visitorsCanBrowseWithoutSigningIn')),
      showGuestPrices: flag(adminText('site.guestsSeeListPrices'), adminText('site.whenOffGuestsSeeProductsWithout')),
      alwaysSearchAllProducts: flag(
        adminText('site.alwaysSearchAllProducts'),
        adminText('site.whenOffSearchStaysWithinThe'),
      ),
      allowConsumer: flag(adminText('site.consumerSignUp'), adminText('site.showsSignUpOnTheSign')),
      allowConsumerPickup: flag(adminText('site.consumerPickup'), adminText('site.offersPickupToConsumersAndWalk')),
      allowConsumerDelivery: flag(
        adminText('site.consumerDelivery'),
        adminText('site.offersDeliveryToConsumersAndWalk'),
      ),
      'consumer.useOption': flag(adminText('site.emailOptInAtSignUp'), adminText('site.showsACheckboxWithTheText')),
      'consumer.optionDefault': flag(
        adminText('site.checkedByDefault'),
        adminText('site.whenOffConsumersCheckItThemselves'),
      ),
      zipCodeRestrictionFlag: flag(
        adminText('site.blockAddressesOutsideTheDeliveryArea'),
        adminText('site.ordersToAddressesOutsideTheDelivery'),
      ),
      sellAtZero: flag(adminText('site.productsPricedAt000Can'), adminText('site.whenOffSuchAProductShows')),
      stockTracking: flag(adminText('site.showStock'), adminText('site.whenOffAvailableQuantitiesAndOut')),
      countFlows: flag(adminText('site.countFlows'), adminText('site.countFlowsHint')),
      'layoutImages.list': flag(adminText('site.picturesInLists'), adminText('site.theListAndQuickEntryLayouts')),
      'layoutImages.detail': flag(adminText('site.picturesOnProductPages'), adminText('site.productPagesShowPictures')),
      'layoutImages.mobile': flag(
        adminText('site.picturesOnPhones'),
        adminText('site.productCardsShowPicturesOnPhones'),
      ),
      creditCheck: {
        label: adminText('site.ordersOverTheCreditLimit'),
        hint: adminText('site.comparesTheBalanceOpenOrdersAnd'),
        choices: [
          ['none', adminText('site.acceptWithoutAMessage')],
          ['warn', adminText('site.acceptAndShowAWarning')],
          ['refuse', adminText('site.refuse')],
        ],
      },
      'consumer.registrationMessage': {
        label: adminText('site.signUpMessage'),
        hint: adminText('site.shownAboveTheSignUpForm'),
        limit: MESSAGE_LIMIT,
      },
      'consumer.optionText': { label: adminText('site.emailCheckboxText'), limit: MESSAGE_LIMIT },
      zipCodeRestrictionMessage: {
        label: adminText('site.messageForBlockedAddresses'),
        hint: adminText('site.tellBuyersWhatToDoInstead'),
        limit: MESSAGE_LIMIT,
      },
      paymentIssuers: {
        label: adminText('site.acceptedPayment'),
        hint: adminText('site.otherCardsAreRefusedWithCard'),
        describe: ({ paymentIssuers }) => issuersInWords(paymentIssuers).join(', '),
      },
      languages: {
        label: adminText('site.languages'),
        hint: adminText('site.languagesOfPagesAndEmails'),
        describe: ({ languages = [] }) => languages.map((language) => LANGUAGE_NAMES[language]).join(', '),
      },
      timeZone: {
        label: adminText('site.timeZone'),
        isRequired: true,
        hint: adminText('site.timeZoneForDeliveryDaysAnd'),
      },
    }) satisfies Fields<Omit<SiteConfiguration, 'version'>> & Record<SiteFlag, FieldTexts>,
);
