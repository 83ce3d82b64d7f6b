/** What is known of a shop that may or may not be able to sell. */
export interface ChecklistFacts {
  /** The values of the Shop settings. */
  name: string;
  isNamed: boolean;
  isDemo: boolean;
  hasOwnLogo: boolean;
  address: string;
  phone: string;
  /** How people reach the shop. */
  publicUrl: string;
  /** Whether emails leave the server; else they are kept as files. */
  sendsEmails: boolean;
  hasSentEmail: boolean;
  /** Emails since the last one that went out which could not be sent. */
  deadEmails: number;
  /** Products that buyers see, and of those: without a unit to be sold in, without a price. */
  products: number;
  productsWithoutUnit: number;
  productsWithoutPrice: number;
  contractPrices: number;
  /** Business accounts, and how many of them have a user who can sign in and order. */
  customers: number;
  customersWithUser: number;
  /** Users who can sign in, without the caller. */
  otherUsers: number;
  deliveryWeekdays: readonly number[];
  pickupWeekdays: readonly number[];
  /** The next dates on which goods arrive, and on which they can be fetched; null where there is none. */
  nextDelivery: string | null;
  nextPickup: string | null;
  /** Delivery addresses without any delivery day. */
  addressesWithoutDay: number;
  /** Whether addresses outside the delivery areas are refused. */
  refusesZips: boolean;
  zipRules: number;
  deliveredZips: number;
  allowGuest: boolean;
  showGuestPrices: boolean;
  allowConsumer: boolean;
  allowConsumerPickup: boolean;
  allowConsumerDelivery: boolean;
  /** Whether money moves where payments are made, and whether only the published test cards are taken. */
  movesMoney: boolean;
  takesTestCardsOnly: boolean;
  takesCards: boolean;
  /** Whether a payment was ever approved. */
  hasPayment: boolean;
  /** Where orders go by themselves; null where they wait to be fetched. */
  orderTarget: 'folder' | 'webhook' | null;
  hasSentOrder: boolean;
  /** Tokens in use that may fetch orders, and whether one of them has ever called. */
  fetchingTokens: number;
  isFetched: boolean;
  /** Orders that are not exported yet, and how many of them failed. */
  waitingOrders: number;
  deadOrders: number;
}
