/** The facts that decide whether a shop can sell. */
export interface ChecklistFacts {
  /** The values of the Shop settings. */
  name: string;
  isNamed: boolean;
  isDemo: boolean;
  hasOwnLogo: boolean;
  address: string;
  phone: string;
  /** The public address of the shop. */
  publicUrl: string;
  /** Whether the server sends emails; otherwise they are kept as files. */
  sendsEmails: boolean;
  hasSentEmail: boolean;
  /** The number of failed emails since the last one that was sent. */
  deadEmails: number;
  /** Visible products, and how many of them have no sell unit or no price. */
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
  /** The next possible dates of delivery and pickup; null when there is none. */
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
  /** Whether payments move real money, and whether only the published test cards are accepted. */
  movesMoney: boolean;
  takesTestCardsOnly: boolean;
  takesCards: boolean;
  /** Whether a payment was ever approved. */
  hasPayment: boolean;
  /** The target of automatic order export; null when orders wait to be fetched. */
  orderTarget: 'folder' | 'webhook' | null;
  hasSentOrder: boolean;
  /** Active tokens that may fetch orders, and whether one of them was ever used. */
  fetchingTokens: number;
  isFetched: boolean;
  /** Orders that are not exported yet, and how many of them failed. */
  waitingOrders: number;
  deadOrders: number;
}
