import type { CardEntry } from '#domain/payment/summary.ts';
import type { CardTokenService } from '#domain/settings/cardTokenService.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { CardTokens, TokenAnswer } from './cardTokens.ts';

type Account = Extract<CardTokenService, { service: 'acceptJs' }>;

/** The interface that Authorize.Net documents (developer.authorize.net/api/reference/features/acceptjs.html). */
export interface AcceptData {
  authData: { clientKey: string; apiLoginID: string };
  cardData: {
    cardNumber: string;
    month: string;
    year: string;
    cardCode?: string;
    zip?: string;
    fullName?: string;
  };
}

interface Accept {
  dispatchData: (data: AcceptData, callback: (answer: unknown) => void) => void;
}

const SCRIPTS: Readonly<Record<Account['mode'], string>> = {
  test: 'https://jstest.authorize.net/v1/Accept.js',
  live: 'https://js.authorize.net/v1/Accept.js',
};
const PATIENCE_MS = 20_000;
/** Accept.js responds with this while its second script loads. */
const NOT_READY = 'E_WC_03';
const [AGAIN_AFTER_MS, READY_WITHIN] = [250, 40];
const [LONGEST_ZIP, LONGEST_NAME] = [20, 64];

/** The errors that the payer can correct. All other codes concern the page, the account or the service. */
const WRONG: Readonly<Record<string, string>> = {
  E_WC_05: accountText('payment.wrongNumber'),
  E_WC_06: accountText('payment.wrongExpiry'),
  E_WC_07: accountText('payment.wrongExpiry'),
  E_WC_08: accountText('payment.expired'),
  E_WC_15: accountText('payment.wrongSecurityCode'),
  E_WC_16: accountText('payment.wrongAddress'),
  E_WC_20: accountText('payment.wrongNumber'),
};

function acceptIn(browser: Window): Accept | null {
  const accept: unknown = Reflect.get(browser, 'Accept');
  return typeof accept === 'object' && accept !== null && 'dispatchData' in accept ? (accept as Accept) : null;
}

/** Resolves with whether it loaded; after a failure the next call retries. */
function load(browser: Window, address: string): Promise<boolean> {
  const script = browser.document.createElement('script');
  return new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    browser.setTimeout(() => resolve(false), PATIENCE_MS);
    script.src = address;
    browser.document.head.append(script);
  }).then((hasCome) => {
    if (!hasCome) script.remove();
    return hasCome;
  });
}

function dataOf({ card, billing }: CardEntry, { clientKey, loginId }: Account): AcceptData {
  const { cardNumber, expirationDate, cvv2 } = card;
  return {
    authData: { clientKey, apiLoginID: loginId },
    cardData: {
      cardNumber: cardNumber.replaceAll(/\D/g, ''),
      month: expirationDate.slice(0, 2),
      year: expirationDate.slice(2),
      ...(cvv2 ? { cardCode: cvv2 } : {}),
      ...(billing.zip ? { zip: billing.zip.slice(0, LONGEST_ZIP) } : {}),
      ...(billing.accountHolderName ? { fullName: billing.accountHolderName.slice(0, LONGEST_NAME) } : {}),
    },
  };
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}

function codesIn(answer: unknown): unknown[] {
  const messages = field(field(answer, 'messages'), 'message');
  return Array.isArray(messages) ? messages.map((message) => field(message, 'code')) : [];
}

function answerIn(answer: unknown): TokenAnswer {
  const messages = field(answer, 'messages');
  const token = field(field(answer, 'opaqueData'), 'dataValue');
  if (field(messages, 'resultCode') === 'Ok' && typeof token === 'string') return { kind: 'token', token };
  const reasons = codesIn(answer).map((code) => (typeof code === 'string' ? WRONG[code] : undefined));
  const isAllMendable = reasons.length > 0 && reasons.every((reason) => reason !== undefined);
  return isAllMendable ? { kind: 'wrong', reason: [...new Set(reasons)].join('\n') } : { kind: 'failed' };
}

/** Null: there was no response in time, or the script failed. */
function dispatched(browser: Window, accept: Accept, data: AcceptData): Promise<unknown> {
  return new Promise((resolve) => {
    browser.setTimeout(() => resolve(null), PATIENCE_MS);
    try {
      accept.dispatchData(data, resolve);
    } catch {
      resolve(null);
    }
  });
}

/** Authorize.Net accepts cards through its own script, which loads with the first card. */
export function acceptJsTokens(account: Account, browser: Window): CardTokens {
  return {
    tokenFor: async (entry) => {
      if (!acceptIn(browser)) await load(browser, SCRIPTS[account.mode]);
      const accept = acceptIn(browser);
      if (!accept) return { kind: 'failed' };
      const data = dataOf(entry, account);
      for (let attempt = 1; ; attempt += 1) {
        const answer = await dispatched(browser, accept, data);
        if (!codesIn(answer).includes(NOT_READY) || attempt === READY_WITHIN) return answerIn(answer);
        await new Promise((resolve) => browser.setTimeout(resolve, AGAIN_AFTER_MS));
      }
    },
  };
}
