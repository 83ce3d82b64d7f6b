/** `test` is Authorize.Net's own sandbox, with accounts of its own; in `live` money moves. */
export const AUTHORIZENET_MODES = ['test', 'live'] as const;
export type AuthorizeNetMode = (typeof AUTHORIZENET_MODES)[number];

/** Whose account it is. */
export interface AuthorizeNetKeys {
  loginId: string;
  transactionKey: string;
  mode: AuthorizeNetMode;
  /** By which browsers name the account, where they take cards there themselves; no secret. */
  clientKey: string | null;
}
