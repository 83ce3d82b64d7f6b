import { GatewayUnavailable, OutcomeUnknown } from '../gateway.ts';
import { answers } from './answers.ts';
import { postOnce } from './postOnce.ts';

export interface Access {
  address: string;
  loginId: string;
  transactionKey: string;
  patienceMs: number;
  report: (line: string) => void;
}

interface Answered {
  /** Its own code of success or trouble: I00001, E00040. */
  code: string;
  body: unknown;
}

export type Call = (method: string, content: Record<string, unknown>) => Promise<Answered>;

const CREDENTIALS = /^E0000[5-9]$|^E00010$/;
/**
 * Codes of refusals before anything was done: unreadable, not allowed, too busy. After any other error the call may
 * have been executed.
 */
const NOT_DONE = /^E0000[2-9]$|^E0001[013456]$|^E00045$|^E00053$|^E00059$|^E0006[04678]$|^E0007[1-7]$|^E00104$/;

/**
 * Calls one method of the API. Rejects when there was no response, or when the whole request was refused; the caller
 * reads the result of the transaction.
 */
export function authorizeNetCall({ address, loginId, transactionKey, patienceMs, report }: Access): Call {
  async function ask(method: string, content: Record<string, unknown>): Promise<Answered> {
    // The gateway reads properties in the order of an XML schema, and refuses any other order.
    const sent = { [`${method}Request`]: { merchantAuthentication: { name: loginId, transactionKey }, ...content } };
    const reply = await postOnce(address, JSON.stringify(sent), patienceMs);
    if (reply.status !== 200) throw failureOf(reply.status);
    const body = readJson(reply.text);
    if (!answers.messages.Check(body)) throw new OutcomeUnknown('The payment gateway answered what cannot be read.');
    const code = body.messages.message[0]?.code ?? '';
    if (NOT_DONE.test(code))
      throw new GatewayUnavailable(`The payment gateway refused the call (${code})${hintOf(code)}.`);
    return { code, body };
  }
  return async (method, content) => {
    try {
      return await ask(method, content);
    } catch (error) {
      report(`Payments: ${method}: ${error instanceof Error ? error.message : ''}`);
      throw error;
    }
  };
}

/** After a timeout and an internal error the operation may have been executed; all other errors come before it. */
function failureOf(status: number): Error {
  const isTurnedAway = status >= 300 && status < 500 && status !== 408;
  const message = `The payment gateway answered with status ${status}.`;
  return isTurnedAway ? new GatewayUnavailable(message) : new OutcomeUnknown(message);
}

/**
 * Responses begin with a byte order mark. Unreadable text is not repeated in errors, because it may contain request
 * data.
 */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

function hintOf(code: string): string {
  if (code === 'E00011') return ': the Transaction Details API has to be enabled in the merchant interface';
  return CREDENTIALS.test(code)
    ? ': see AUTHORIZENET_LOGIN_ID, AUTHORIZENET_TRANSACTION_KEY and AUTHORIZENET_MODE'
    : '';
}
