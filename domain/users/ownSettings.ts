import { type Static, Type } from 'typebox';
import { Code, Text } from '../schema/limits.ts';
import { CreditCardSettings, UserSettings } from '../settings/settings.ts';

const { properties: plain } = UserSettings;
const { properties: cards } = CreditCardSettings;

/**
 * The settings of specification 3 that are overridden for a user; an absent one is inherited from the customer and the
 * site.
 */
export const OwnSettings = Type.Object({
  allowProductTextLines: Type.Optional(plain.allowProductTextLines),
  allowUserColors: Type.Optional(plain.allowUserColors),
  canChangePrice: Type.Optional(plain.canChangePrice),
  checkoutRequireDeliveryDate: Type.Optional(plain.checkoutRequireDeliveryDate),
  checkoutMessage: Type.Optional(Type.Union([Text, Type.Null()])),
  hidePricing: Type.Optional(plain.hidePricing),
  imageFit: Type.Optional(plain.imageFit),
  missingImage: Type.Optional(Type.Union([Code, Type.Null()])),
  orderQuantityRoundingFlag: Type.Optional(plain.orderQuantityRoundingFlag),
  showTotalCaseQuantity: Type.Optional(plain.showTotalCaseQuantity),
  showTotalItemsQuantity: Type.Optional(plain.showTotalItemsQuantity),
  showTotalOrderQuantity: Type.Optional(plain.showTotalOrderQuantity),
  totalOrderQuantityLabel: Type.Optional(Code),
  syncPriceByWithSellByUMFlag: Type.Optional(plain.syncPriceByWithSellByUMFlag),
  defaultDeliveryDateFlag: Type.Optional(plain.defaultDeliveryDateFlag),
  defaultToStandardOrder: Type.Optional(plain.defaultToStandardOrder),
  canViewConfirmation: Type.Optional(plain.canViewConfirmation),
  canPrintInvoices: Type.Optional(plain.canPrintInvoices),
  requiredPO: Type.Optional(plain.requiredPO),
  productScanDocuments: Type.Optional(plain.productScanDocuments),
  creditCardSettings: Type.Optional(
    Type.Object({
      addressRequired: Type.Optional(cards.addressRequired),
      ccV2Required: Type.Optional(cards.ccV2Required),
      holderNameRequired: Type.Optional(cards.holderNameRequired),
      phoneRequired: Type.Optional(cards.phoneRequired),
      isTestTransaction: Type.Optional(cards.isTestTransaction),
    }),
  ),
});
export type OwnSettings = Static<typeof OwnSettings>;
