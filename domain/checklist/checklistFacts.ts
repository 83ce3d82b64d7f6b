/** The number of records of which something is missing, and the first of them, each by code and name. */
export interface Named {
  count: number;
  examples: readonly string[];
}

/** The most records that are named. */
export const EXAMPLES_LIMIT = 5;
/** An imported order whose delivery day passed longer ago than this is not expected to be open, days. */
export const PAST_ORDER_DAYS = 30;

/** The facts that depend on how the server was started, and on who looks. */
export interface ServerFacts {
  /** The public address of the shop. */
  publicUrl: string;
  /** Whether the server sends emails; otherwise they are kept as files. */
  sendsEmails: boolean;
  /** Whether payments move real money. */
  movesMoney: boolean;
  /** The target of automatic order export; null when orders wait to be fetched. */
  orderTarget: 'folder' | 'webhook' | null;
  /** Users who can sign in, without the caller. */
  otherUsers: number;
}

/** The facts that the database has. */
export interface DataFacts {
  /** The values of the Shop settings. */
  name: string;
  isNamed: boolean;
  isDemo: boolean;
  hasOwnLogo: boolean;
  address: string;
  phone: string;
  hasSentEmail: boolean;
  /** The number of failed emails since the last one that was sent. */
  deadEmails: number;
  /** Visible products, and those without a sell unit or a price, with a price of 0, or with unknown stock. */
  products: number;
  productsWithoutUnit: Named;
  productsWithoutPrice: Named;
  productsAtZero: Named;
  productsOfUnknownStock: Named;
  contractPrices: number;
  sellAtZero: boolean;
  stockTracking: boolean;
  /** Business accounts, and those without a user who can sign in and order, or without a delivery address. */
  customers: number;
  customersWithoutUser: Named;
  customersWithoutAddress: Named;
  /** Imported orders that count as open, though their delivery day passed more than `PAST_ORDER_DAYS` ago. */
  pastOrders: Named;
  timeZone: string;
  /** Whether an admin has saved the site settings; otherwise the time zone is that of the server. */
  isTimeZoneChosen: boolean;
  deliveryWeekdays: readonly number[];
  pickupWeekdays: readonly number[];
  /** The next possible dates of delivery and pickup; null when there is none. */
  nextDelivery: string | null;
  nextPickup: string | null;
  /** Coming ones. */
  holidays: readonly string[];
  /** Delivery addresses without any delivery day. */
  addressesWithoutDay: Named;
  /** Whether addresses outside the delivery areas are refused. */
  refusesZips: boolean;
  deliveryAreas: number;
  deliveredZips: number;
  allowGuest: boolean;
  showGuestPrices: boolean;
  allowConsumer: boolean;
  allowConsumerPickup: boolean;
  allowConsumerDelivery: boolean;
  /** Whether only the published test cards are accepted. */
  takesTestCardsOnly: boolean;
  takesCards: boolean;
  /** Whether a payment was ever approved. */
  hasPayment: boolean;
  hasSentOrder: boolean;
  /** Active tokens that may fetch orders, and whether one of them was ever used. */
  fetchingTokens: number;
  isFetched: boolean;
  /** Orders that are not exported yet, and how many of them failed. */
  waitingOrders: number;
  deadOrders: number;
}

/** The facts that decide whether a shop can sell. */
export type ChecklistFacts = DataFacts & ServerFacts;
