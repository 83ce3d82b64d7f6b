import { type Static, Type } from 'typebox';
import { HumanCheckKind } from '../account/humanCheck.ts';
import { LANGUAGES } from '../texts/languages.ts';
import { CardTokenService } from './cardTokenService.ts';
import { MenuItem } from './menu.ts';

const Text = Type.String();
const NullableText = Type.Union([Text, Type.Null()]);
const Flag = Type.Boolean();

export const CreditCheck = Type.Union([Type.Literal('none'), Type.Literal('warn'), Type.Literal('refuse')]);
export type CreditCheck = Static<typeof CreditCheck>;

export const SiteSettings = Type.Object({
  allowGuest: Flag,
  allowConsumer: Flag,
  siteKey: NullableText,
  /** The kind of widget that uses the site key. */
  humanCheck: Type.Optional(HumanCheckKind),
  /** The service that turns cards into tokens; absent: the browser sends cards to the shop. */
  cardTokens: Type.Optional(CardTokenService),
  alwaysSearchAllProducts: Flag,
  allowConsumerPickup: Flag,
  allowConsumerDelivery: Flag,
  zipCodeRestrictionFlag: Flag,
  zipCodeRestrictionMessage: NullableText,
  layoutImages: Type.Object({ list: Flag, detail: Flag, mobile: Flag }),
  /** Whether products priced 0 can be ordered (readings 139); absent: they cannot. */
  sellAtZero: Type.Optional(Flag),
  /** The handling of an order on account that exceeds the customer's credit limit (readings 140); absent: `warn`. */
  creditCheck: Type.Optional(CreditCheck),
  /** Whether available quantities are shown (readings 141); absent: they are. */
  stockTracking: Type.Optional(Flag),
  /** Whether customers have teams with rights, limits and approvals; absent: they do not. */
  teams: Type.Optional(Flag),
  /** The languages of the pages; absent: all (`LANGUAGES`). */
  languages: Type.Optional(Type.Array(Type.Enum(LANGUAGES), { maxItems: LANGUAGES.length })),
  /** The IANA name of the shop's time zone. */
  timeZone: Type.Optional(Text),
});
export type SiteSettings = Static<typeof SiteSettings>;

export const CreditCardSettings = Type.Object({
  addressRequired: Flag,
  ccV2Required: Flag,
  holderNameRequired: Flag,
  phoneRequired: Flag,
  isTestTransaction: Flag,
});
export type CreditCardSettings = Static<typeof CreditCardSettings>;

export const UserSettings = Type.Object({
  allowProductTextLines: Flag,
  allowUserColors: Flag,
  canChangePrice: Flag,
  checkoutRequireDeliveryDate: Flag,
  checkoutMessage: NullableText,
  hidePricing: Flag,
  imageFit: Type.Union([Type.Literal('Cover'), Type.Literal('Contain')]),
  missingImage: NullableText,
  orderQuantityRoundingFlag: Type.Union([
    Type.Literal('None'),
    Type.Literal('AutoRoundUp'),
    Type.Literal('AutoRoundDown'),
    Type.Literal('AutoRoundNearest'),
  ]),
  sessionType: Type.Union([Type.Literal('Normal'), Type.Literal('Consumer'), Type.Literal('Guest')]),
  showTotalCaseQuantity: Flag,
  showTotalItemsQuantity: Flag,
  showTotalOrderQuantity: Flag,
  totalOrderQuantityLabel: Text,
  syncPriceByWithSellByUMFlag: Flag,
  defaultDeliveryDateFlag: Type.Union([Type.Literal('UseSystemDefault'), Type.Literal('RequireUserEntry')]),
  defaultToStandardOrder: Flag,
  canViewConfirmation: Flag,
  canPrintInvoices: Flag,
  requiredPO: Flag,
  creditCardSettings: CreditCardSettings,
  productScanDocuments: Flag,
  menu: Type.Array(MenuItem),
});
export type UserSettings = Static<typeof UserSettings>;

/** The user's settings when neither the site nor the customer sets them (specification 9, Defaults). */
export const DEFAULT_USER_SETTINGS: UserSettings = {
  allowProductTextLines: true,
  allowUserColors: true,
  canChangePrice: false,
  checkoutRequireDeliveryDate: false,
  checkoutMessage: null,
  hidePricing: false,
  imageFit: 'Contain',
  missingImage: null,
  orderQuantityRoundingFlag: 'None',
  sessionType: 'Normal',
  showTotalCaseQuantity: true,
  showTotalItemsQuantity: true,
  showTotalOrderQuantity: true,
  totalOrderQuantityLabel: 'Total Order Quantity',
  syncPriceByWithSellByUMFlag: false,
  defaultDeliveryDateFlag: 'UseSystemDefault',
  defaultToStandardOrder: true,
  canViewConfirmation: true,
  canPrintInvoices: true,
  requiredPO: false,
  creditCardSettings: {
    addressRequired: true,
    ccV2Required: true,
    holderNameRequired: true,
    phoneRequired: false,
    isTestTransaction: true,
  },
  productScanDocuments: true,
  menu: [],
};
