/** `test` is Authorize.Net's own sandbox with separate accounts; `live` moves money. */
export const AUTHORIZENET_MODES = ['test', 'live'] as const;
export type AuthorizeNetMode = (typeof AUTHORIZENET_MODES)[number];

/** The keys of an account. */
export interface AuthorizeNetKeys {
  loginId: string;
  transactionKey: string;
  mode: AuthorizeNetMode;
  /** The public key with which browsers name the account when they send cards to Authorize.Net. */
  clientKey: string | null;
}
