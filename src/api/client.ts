import ky, { type Options } from 'ky';
import type { Answer, Body, Endpoint, Params, Query } from '#domain/api/endpoint.ts';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';
import type { ServerRefusal } from '#domain/session/reason.ts';
import { isShipMethod, type ShipMethod } from '#domain/session/user.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { askGuidesAhead, askShopAhead, takeAskedAhead } from './askedAhead.ts';
import { failure, readAnswer, readJson, unreadable } from './readAnswer.ts';

/** The headers of every call that is not anonymous. */
export interface Identity {
  token: string | null;
  customerKey: number | null;
  shipMethod: string | null;
}

type Part<Name extends string, T> = T extends undefined ? unknown : { [key in Name]: T };
type OptionalPart<Name extends string, T> = T extends undefined ? unknown : { [key in Name]?: T };

/** Sends a request, as `fetch` does. */
export type Sender = (url: string, request: Options) => Promise<Response>;

type Sendable<E extends Endpoint> = E extends { takesBytes: true } ? Body<E> | Blob : Body<E>;

/**
 * The parameters of a call besides its endpoint. Headers: Idempotency-Key, X-Cart-Version and If-None-Match.
 * `isKeptAlive`: the request outlives the page.
 */
export type CallOptions<E extends Endpoint> = Part<'params', Params<E>> &
  OptionalPart<'query', Query<E>> &
  Part<'body', Sendable<E>> & {
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
    isKeptAlive?: boolean;
    sender?: Sender;
  };

/** A response without an `answer` schema in the contract is a file. */
type Answering<E extends Endpoint> = E extends { answer: object } ? Answer<E> : Blob;

/** A refusal with its reasons; `body` has its other fields, unchecked. */
export interface Refused {
  kind: 'refused';
  status: number;
  message: string;
  errors: readonly string[];
  code: RefusalCode | null;
  body: Readonly<Record<string, unknown>>;
}

/** `empty`: there is no content, or nothing newer than the caller's entity tag. */
export type Answered<E extends Endpoint> =
  | { kind: 'answer'; answer: Answering<E>; tag: string | null; total?: number }
  | { kind: 'empty' }
  | Refused;

export interface Api {
  /** Resolves with a response or a refusal; rejects with a `PortFailure` if there is neither. */
  call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answered<E>>;
  /** Sends the first requests of this buyer's shop; later calls receive their responses. */
  askShopAhead(): void;
  /** Requests the guides early, for a buyer whose menu has them. */
  askGuidesAhead(): void;
}

const TIMEOUT_MS = 30_000;

interface LooseOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  isKeptAlive?: boolean;
  sender?: Sender;
}

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: LooseOptions): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function bodyOf({ isForm, takesBytes }: Endpoint, body: unknown): Pick<Options, 'body' | 'json'> {
  if (isForm) return { body: new URLSearchParams(body as Record<string, string>) };
  if (takesBytes) return { body: body as Uint8Array<ArrayBuffer> };
  return body === undefined || body === null ? {} : { json: body };
}

function identityHeaders({ token, customerKey, shipMethod }: Identity): Record<string, string> {
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(customerKey === null ? {} : { 'X-Customer-Key': String(customerKey) }),
    ...(shipMethod ? { 'X-Ship-Method': shipMethod } : {}),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The text of a refusal in one of the API's own shapes. A text in any other shape was not written for a buyer. */
function textOf({ message, errors, error, error_description, isSuccess, errorReason }: Refused['body']): string {
  if (isText(message) && Array.isArray(errors)) return message;
  if (isText(error) && isText(error_description)) return error_description;
  return isSuccess === false && isText(errorReason) ? errorReason : '';
}

function refusalOf(status: number, body: unknown): Refused {
  const fields = isRecord(body) ? body : {};
  return {
    kind: 'refused',
    status,
    message: textOf(fields),
    errors: isText(fields.message) && Array.isArray(fields.errors) ? fields.errors.filter(isText) : [],
    code: isText(fields.code) ? (fields.code as RefusalCode) : null,
    body: fields,
  };
}

/**
 * Specification 7, password options: the text is the reason, or else the default text of the status. An error page of a
 * proxy has no text.
 */
async function refusalInText(response: Response): Promise<Refused> {
  const { status, statusText, headers } = response;
  const isPlain = headers.get('content-type')?.startsWith('text/plain') === true;
  const text = isPlain ? (await response.text().catch(() => '')).trim() : '';
  return { kind: 'refused', status, message: text || statusText, errors: [], code: null, body: {} };
}

function isAnonymous(endpoint: Endpoint): boolean {
  return endpoint.access === 'anonymous' || endpoint.access === 'documentId';
}

/** Handles the responses that concern the session. */
export interface SessionListener {
  onSessionEnded: (refusal: ServerRefusal) => void;
  /** The user may not, or no longer, act for this customer. */
  onCustomerRefused: (customerKey: number) => void;
  /** The site no longer allows the requested ship method; the reason is in `text`. */
  onShipMethodRefused: (refusal: { shipMethod: ShipMethod; text: string }) => void;
}

export function createApi(
  identity: () => Identity,
  { onSessionEnded, onCustomerRefused, onShipMethodRefused }: SessionListener,
): Api {
  async function send(endpoint: Endpoint, options: LooseOptions, sender: Identity): Promise<Response> {
    const { body } = options;
    const url = urlOf(endpoint, options);
    const headers = { ...(isAnonymous(endpoint) ? {} : identityHeaders(sender)), ...options.headers };
    const request: Options = {
      method: endpoint.method,
      headers,
      timeout: TIMEOUT_MS,
      retry: 0,
      throwHttpErrors: false,
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.isKeptAlive ? { keepalive: true } : {}),
      ...bodyOf(endpoint, body),
    };
    try {
      const early = endpoint.method === 'GET' ? takeAskedAhead(url, headers) : null;
      return (early && (await early)) ?? (await (options.sender ?? ky)(url, request));
    } catch (error) {
      throw failure('offline', null, '', error);
    }
  }

  async function call(endpoint: Endpoint, options: LooseOptions): Promise<Answered<Endpoint>> {
    const sender = identity();
    const response = await send(endpoint, options, sender);
    const { status } = response;
    // A late response to an old token does not concern the current session.
    const isCurrent = () => sender.token === identity().token;
    if (status === 204 || status === 304) return { kind: 'empty' };
    if (status === 401 && !isAnonymous(endpoint)) {
      const { code, message } = refusalOf(status, await readJson(endpoint, response).catch(() => null));
      if (isCurrent()) onSessionEnded({ status, code, text: message });
      throw failure('unauthorised', status, '');
    }
    if (endpoint.refusesInText && !response.ok) return await refusalInText(response);
    if (status >= 500 && !endpoint.refusals?.[status]) {
      const { code, message: detail } = refusalOf(status, await readJson(endpoint, response).catch(() => null));
      const kind = status === 503 || status === 502 ? 'unavailable' : 'unexpected';
      throw new PortFailure({ kind, status, statusText: response.statusText, detail, ...(code && { code }) });
    }
    if (!response.ok) {
      const body = await readJson(endpoint, response);
      if (!isRecord(body)) throw unreadable(endpoint, status, 'no refusal');
      const refused = refusalOf(status, body);
      // Only the API's own 404 counts, because a proxy without its server responds with 404 to everything.
      if (status === 404 && refused.message === '') throw unreadable(endpoint, status, 'no refusal');
      const { customerKey } = sender;
      const shipMethod = options.headers?.['X-Ship-Method'] ?? sender.shipMethod;
      if (refused.code === 'customerRefused' && customerKey !== null && isCurrent()) onCustomerRefused(customerKey);
      if (refused.code === 'shipMethodRefused' && isShipMethod(shipMethod) && isCurrent())
        onShipMethodRefused({ shipMethod, text: refused.message });
      return refused;
    }
    const body = await readAnswer(endpoint, response);
    const total = response.headers.get('x-total-count');
    return {
      kind: 'answer',
      answer: body as never,
      tag: response.headers.get('etag'),
      ...(total === null ? {} : { total: Number(total) }),
    };
  }

  return {
    call: call as Api['call'],
    askShopAhead: () => askShopAhead(identityHeaders(identity())),
    askGuidesAhead: () => askGuidesAhead(identityHeaders(identity())),
  };
}

/** A page of a list and the number of rows on all pages; without a stated number, the number of rows in the page. */
export async function countedAnswerOf<E extends Endpoint>(
  answered: Promise<Answered<E>>,
): Promise<{ rows: Answering<E>; total: number }> {
  const result = await answered;
  const rows = await answerOf(answered);
  const came: unknown = rows;
  const total = result.kind === 'answer' ? result.total : undefined;
  return { rows, total: total ?? (Array.isArray(came) ? came.length : 0) };
}

/** The response of a call whose refusals the caller cannot handle: a refusal becomes a failure. */
export async function answerOf<E extends Endpoint>(answered: Promise<Answered<E>>): Promise<Answering<E>> {
  const result = await answered;
  if (result.kind === 'answer') return result.answer;
  if (result.kind === 'empty') throw failure('unexpected', 204, '');
  const { status, code, errors, message } = result;
  throw new PortFailure({ kind: 'unexpected', status, detail: errors[0] ?? message, ...(code && { code }) });
}
