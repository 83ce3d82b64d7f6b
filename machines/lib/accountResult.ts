import { accessText } from '#domain/texts/accessText.ts';

/** The server's response to an account action, with a text to show: done or refused. */
export interface AccountResult {
  kind: 'done' | 'refused';
  text: string;
}

/** Used when there is no response. */
export const NO_RESPONSE: AccountResult = { kind: 'refused', text: accessText('account.unexpected') };
