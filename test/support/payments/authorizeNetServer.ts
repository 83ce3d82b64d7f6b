import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { AuthorizeNetLedger } from './authorizeNetLedger.ts';
import { schemaProblem } from './authorizeNetOrder.ts';

/** What goes wrong with one call: after the work, or before it. */
export type Trouble =
  | { kind: 'hang' | 'reset' | 'half'; isDone: boolean }
  | { kind: 'rubbish'; isDone: boolean; body: string }
  | { kind: 'status'; status: number; isDone: boolean }
  | { kind: 'code'; code: string };

export interface AuthorizeNetServer {
  address: string;
  ledger: AuthorizeNetLedger;
  /** The methods that were called. */
  calls: string[];
  /** Unchanged. */
  bodies: string[];
  /** For the next call of this method. */
  spoil(method: string, trouble: Trouble): void;
  close(): Promise<void>;
}

export const STAND_IN_ACCOUNT = { loginId: '5KP3u95bQpv', transactionKey: '346HZ32z3fP4hTG2' };

type Content = Record<string, unknown>;

/**
 * A stand-in for Authorize.Net, made by its public documentation: credentials, the order of properties, duplicates, reports in pages,
 * and a byte order mark before every answer.
 */
export async function startAuthorizeNet(): Promise<AuthorizeNetServer> {
  const ledger = new AuthorizeNetLedger();
  const calls: string[] = [];
  const bodies: string[] = [];
  const troubles = new Map<string, Trouble>();

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      const [[name = '', content] = []] = Object.entries<Content>(JSON.parse(body));
      const method = name.replace(/Request$/, '');
      calls.push(method);
      const trouble = troubles.get(method);
      troubles.delete(method);
      const isDone = trouble === undefined || (trouble.kind !== 'code' && trouble.isDone);
      const answer = isDone ? JSON.stringify(perform(ledger, method, name, content ?? {})) : '';
      if (trouble === undefined) send(response, 200, answer);
      else spoilt(response, trouble, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/xml/v1/request.api`,
    ledger,
    calls,
    bodies,
    spoil: (method, trouble) => troubles.set(method, trouble),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(`\uFEFF${body}`);
}

function spoilt(response: ServerResponse, trouble: Trouble, answer: string): void {
  switch (trouble.kind) {
    case 'hang':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'half':
      response.writeHead(200, { 'content-length': 1000 });
      response.write(answer.slice(0, 50), () => response.socket?.destroy());
      return;
    case 'rubbish':
      send(response, 200, trouble.body);
      return;
    case 'status':
      send(response, trouble.status, answer);
      return;
    case 'code':
      send(response, 200, JSON.stringify(messages(trouble.code)));
  }
}

function messages(code: string, words = 'In words.') {
  return { messages: { resultCode: code.startsWith('I') ? 'Ok' : 'Error', message: [{ code, text: words }] } };
}

function perform(ledger: AuthorizeNetLedger, method: string, name: string, content: Content): Content {
  const problem = schemaProblem(name, content);
  if (problem !== null) return messages('E00003', problem);
  // The schema guarantees it.
  const asked = content as unknown as Asked;
  const { merchantAuthentication, refId } = asked;
  const isKnown =
    merchantAuthentication?.name === STAND_IN_ACCOUNT.loginId &&
    merchantAuthentication.transactionKey === STAND_IN_ACCOUNT.transactionKey;
  if (!isKnown) return messages('E00007');
  return { ...answerTo(ledger, method, asked), ...(refId === undefined ? {} : { refId }) };
}

interface Asked {
  merchantAuthentication?: { name: string; transactionKey: string };
  refId?: string;
  transactionRequest: Parameters<AuthorizeNetLedger['transact']>[0];
  heldTransactionRequest: { refTransId: string };
  transId: string;
  batchId: string;
  paging: { limit: number; offset: number };
}

function answerTo(ledger: AuthorizeNetLedger, method: string, asked: Asked): Content {
  switch (method) {
    case 'createTransaction': {
      const transactionResponse = ledger.transact(asked.transactionRequest);
      if (transactionResponse === null) return messages('E00114');
      return { transactionResponse, ...messages(transactionResponse.responseCode === '3' ? 'E00027' : 'I00001') };
    }
    case 'updateHeldTransaction':
      return messages(ledger.decline(asked.heldTransactionRequest.refTransId) ? 'I00001' : 'E00027');
    case 'getTransactionDetails': {
      const entry = ledger.entry(asked.transId);
      if (!entry) return messages('E00040');
      const { invoiceNumber, submittedAt: _, fingerprint: __, batchId: ___, ...transaction } = entry;
      return { transaction: { ...transaction, order: { invoiceNumber } }, ...messages('I00001') };
    }
    case 'getSettledBatchList':
      return {
        batchList: ledger.settledBatches().map((batchId) => ({ batchId, settlementState: 'settledSuccessfully' })),
        ...messages('I00001'),
      };
    default:
      return page(ledger, method === 'getTransactionList' ? asked.batchId : null, asked.paging);
  }
}

/** The newest first; without `transactions` when the list is empty. */
function page(ledger: AuthorizeNetLedger, batchId: string | null, { limit, offset }: Asked['paging']): Content {
  const listed = ledger.entries.filter((entry) => entry.batchId === batchId).toReversed();
  const transactions = listed
    .slice((offset - 1) * limit, offset * limit)
    .map(({ transId, transactionStatus, invoiceNumber, settleAmount, payment }) => ({
      ...{ transId, transactionStatus, invoiceNumber, settleAmount },
      accountNumber: payment.creditCard?.cardNumber ?? payment.bankAccount?.accountNumber,
    }));
  if (transactions.length === 0) return messages('I00004');
  return { transactions, totalNumInResultSet: listed.length, ...messages('I00001') };
}
