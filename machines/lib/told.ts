import { accountTexts } from '#domain/account/accountTexts.ts';

/** What the server said to something about an account, in words to show: it is done, or it is refused. */
export interface Told {
  kind: 'done' | 'refused';
  text: string;
}

/** In the place of an answer that did not come. */
export const UNTOLD: Told = { kind: 'refused', text: accountTexts.unexpected };
