import { type Field, flag } from '../fields/field.ts';
import { MESSAGE_LIMIT } from '../schema/limits.ts';
import { adminText } from '../texts/adminText.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import type { OwnSettings } from './ownSettings.ts';

export const LABEL_LIMIT = 40;

type CardSetting = keyof NonNullable<OwnSettings['creditCardSettings']>;

/** A setting by its name; those of cards behind `creditCardSettings.`. */
export type SettingName = Exclude<keyof OwnSettings, 'creditCardSettings'> | `creditCardSettings.${CardSetting}`;

/** The user settings of specification 3, in the words of the admin pages: for one user, and for all users. */
export const SETTING_FIELDS: Readonly<Record<SettingName, Field<object>>> = perLanguage(() => ({
  canChangePrice: flag(adminText('setting.mayChangePrices'), adminText('setting.thePriceInTheProductDialog')),
  hidePricing: flag(adminText('setting.pricesAreHidden'), adminText('setting.hidesAllPricesAndTotalsIn')),
  requiredPO: flag(adminText('setting.pONumberIsRequired'), adminText('setting.checkoutRequiresAPONumber')),
  checkoutRequireDeliveryDate: flag(
    adminText('setting.deliveryDateIsRequired'),
    adminText('setting.checkoutRequiresADate'),
  ),
  defaultDeliveryDateFlag: {
    label: adminText('setting.initialDeliveryDate'),
    hint: adminText('setting.inTheDeliveryStepOfCheckout'),
    choices: [
      ['UseSystemDefault', adminText('setting.firstAvailableDate')],
      ['RequireUserEntry', adminText('setting.noneTheBuyerChooses')],
    ],
  },
  checkoutMessage: {
    label: adminText('setting.messageBeforeCheckout'),
    hint: adminText('setting.shownAsASeparateStepThat'),
    limit: MESSAGE_LIMIT,
  },
  orderQuantityRoundingFlag: {
    label: adminText('setting.quantitiesThatArentAMultiple'),
    hint: adminText('setting.forUnitsSoldInMultiplesBuyers'),
    choices: [
      ['None', adminText('setting.rejectAndShowTheMultiple')],
      ['AutoRoundUp', adminText('setting.roundUp')],
      ['AutoRoundDown', adminText('setting.roundDown')],
      ['AutoRoundNearest', adminText('setting.roundToTheNearest')],
    ],
  },
  allowProductTextLines: flag(adminText('setting.notesOnLines'), adminText('setting.twoNotesCanBeEnteredFor')),
  syncPriceByWithSellByUMFlag: flag(
    adminText('setting.priceUnitFollowsSellUnit'),
    adminText('setting.buyersWhoChooseCasesArePriced'),
  ),
  defaultToStandardOrder: flag(
    adminText('setting.productsOpenOnTheStandardGuide'),
    adminText('setting.theProductsPageOpensOnWhat'),
  ),
  canViewConfirmation: flag(
    adminText('setting.mayOpenOrderConfirmations'),
    adminText('setting.orderHistoryAndTheReceiptShow'),
  ),
  canPrintInvoices: flag(adminText('setting.mayOpenInvoices'), adminText('setting.orderHistoryAndAccountPagesShow')),
  productScanDocuments: flag(adminText('setting.productDocuments'), adminText('setting.productPagesListDataSheetsAnd')),
  allowUserColors: flag(adminText('setting.mayChooseColors'), adminText('setting.settingsOffersDarkOrLightMode')),
  showTotalCaseQuantity: flag(adminText('setting.caseTotal'), adminText('setting.cartShowsCases')),
  showTotalItemsQuantity: flag(adminText('setting.itemTotal'), adminText('setting.cartShowsProducts')),
  showTotalOrderQuantity: flag(adminText('setting.quantityTotal'), adminText('setting.cartShowsQuantities')),
  totalOrderQuantityLabel: {
    label: adminText('setting.quantityTotalLabel'),
    hint: adminText('setting.theLabelForTheSumOf'),
    limit: LABEL_LIMIT,
    isRequired: true,
  },
  imageFit: {
    label: adminText('setting.pictureFit'),
    hint: adminText('setting.howProductPicturesFillTheirFrame'),
    choices: [
      ['Contain', adminText('setting.wholeWithAMargin')],
      ['Cover', adminText('setting.filledWithEdgesCutOff')],
    ],
  },
  missingImage: {
    label: adminText('setting.placeholderPicture'),
    hint: adminText('setting.theFileNameOfAStored'),
    none: adminText('setting.none'),
  },
  'creditCardSettings.addressRequired': flag(
    adminText('setting.cardStreetIsRequired'),
    adminText('setting.thePaymentFormRequiresTheFirst'),
  ),
  'creditCardSettings.ccV2Required': flag(
    adminText('setting.cardCvvIsRequired'),
    adminText('setting.securityCodeRequired'),
  ),
  'creditCardSettings.holderNameRequired': flag(
    adminText('setting.cardNameIsRequired'),
    adminText('setting.thePaymentFormRequiresTheName'),
  ),
  'creditCardSettings.phoneRequired': flag(
    adminText('setting.cardPhoneIsRequired'),
    adminText('setting.thePaymentFormRequiresAPhone'),
  ),
  'creditCardSettings.isTestTransaction': flag(
    adminText('setting.testCardsOnly'),
    adminText('setting.acceptsOnlyThePublishedTestCard'),
  ),
}));
