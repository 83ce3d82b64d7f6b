import ky, { type Options } from 'ky';
import type { TSchema } from 'typebox';
import type { Answer, Body, Endpoint, Params, Query } from '#domain/api/endpoint.ts';
import { CUSTOMER_REFUSED } from '#domain/api/refusal.ts';
import type { Said } from '#domain/session/reason.ts';
import { type Failure, PortFailure } from '#machines/lib/failure.ts';
import { askShopAhead, takeAskedAhead } from './askedAhead.ts';
import { problemIn } from './schemaCheck.ts';

/** What goes with every call that is not anonymous. */
export interface Identity {
  token: string | null;
  customerKey: number | null;
  shipMethod: string | null;
}

type Part<Name extends string, T> = T extends undefined ? unknown : { [key in Name]: T };
type OptionalPart<Name extends string, T> = T extends undefined ? unknown : { [key in Name]?: T };

/** What a call takes besides its endpoint. Headers: Idempotency-Key, X-Cart-Version and If-None-Match. */
export type CallOptions<E extends Endpoint> = Part<'params', Params<E>> &
  OptionalPart<'query', Query<E>> &
  Part<'body', Body<E>> & { headers?: Readonly<Record<string, string>>; signal?: AbortSignal };

/** A no with its reasons; `body` holds the fields beside them, still unchecked. */
export interface Refused {
  kind: 'refused';
  status: number;
  message: string;
  errors: readonly string[];
  code: string | null;
  body: Readonly<Record<string, unknown>>;
}

/** `empty`: there is nothing to tell, or nothing newer than what the caller named by its entity tag. */
export type Answered<E extends Endpoint> =
  | { kind: 'answer'; answer: Answer<E>; tag: string | null }
  | { kind: 'empty' }
  | Refused;

export interface Api {
  /** Resolves with an answer or a refusal; rejects with a `PortFailure` when there is neither. */
  call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answered<E>>;
  /** Sends the calls by which a shop opens to this buyer: who makes them soon finds their answers on the way. */
  askShopAhead(): void;
}

const TIMEOUT_MS = 30_000;

interface LooseOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: LooseOptions): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function identityHeaders({ token, customerKey, shipMethod }: Identity): Record<string, string> {
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(customerKey === null ? {} : { 'X-Customer-Key': String(customerKey) }),
    ...(shipMethod ? { 'X-Ship-Method': shipMethod } : {}),
  };
}

function failure(kind: Failure['kind'], status: number | null, detail: string, cause?: unknown): PortFailure {
  return new PortFailure({ kind, status, detail }, { cause });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw failure('unexpected', response.status, response.statusText, error);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refusalOf(status: number, body: unknown): Refused {
  const fields = isRecord(body) ? body : {};
  const text = fields.message ?? fields.error_description ?? fields.errorReason;
  return {
    kind: 'refused',
    status,
    message: typeof text === 'string' ? text : '',
    errors: Array.isArray(fields.errors) ? fields.errors.filter((error) => typeof error === 'string') : [],
    code: typeof fields.code === 'string' ? fields.code : null,
    body: fields,
  };
}

function isAnonymous(endpoint: Endpoint): boolean {
  return endpoint.access === 'anonymous' || endpoint.access === 'documentId';
}

/** What any call may be answered that is the session's to deal with. */
export interface SessionListener {
  onSessionEnded: (said: Said) => void;
  /** The user may not act for this customer, or no longer. */
  onCustomerRefused: (customerKey: number) => void;
}

export function createApi(identity: () => Identity, { onSessionEnded, onCustomerRefused }: SessionListener): Api {
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
      ...(endpoint.isForm ? { body: new URLSearchParams(body as Record<string, string>) } : {}),
      ...(body === undefined || body === null || endpoint.isForm ? {} : { json: body }),
    };
    try {
      const early = endpoint.method === 'GET' ? takeAskedAhead(url, headers) : null;
      return await (early ?? ky(url, request));
    } catch (error) {
      throw failure('offline', null, error instanceof Error ? error.name : '', error);
    }
  }

  async function call(endpoint: Endpoint, options: LooseOptions): Promise<Answered<Endpoint>> {
    const sender = identity();
    const response = await send(endpoint, options, sender);
    const { status } = response;
    // A late answer to a token that is gone already says nothing of the session that runs now.
    const isCurrent = () => sender.token === identity().token;
    if (status === 204 || status === 304) return { kind: 'empty' };
    if (status === 401 && !isAnonymous(endpoint)) {
      const { code, message } = refusalOf(status, await readJson(response).catch(() => null));
      if (isCurrent()) onSessionEnded({ status, code, text: message });
      throw failure('unauthorised', status, response.statusText);
    }
    if (status >= 500 && !endpoint.refusals?.[status]) {
      const refused = refusalOf(status, await readJson(response).catch(() => null));
      throw failure(status === 503 || status === 502 ? 'unavailable' : 'unexpected', status, refused.message);
    }
    const body = await readJson(response);
    if (!response.ok) {
      const refused = refusalOf(status, body);
      const { customerKey } = sender;
      if (refused.code === CUSTOMER_REFUSED && customerKey !== null && isCurrent()) onCustomerRefused(customerKey);
      return refused;
    }
    const problem = problemIn(endpoint.answer as TSchema, body);
    if (problem !== null) throw failure('unexpected', status, `${endpoint.path}: ${problem || '/'}`);
    return { kind: 'answer', answer: body as undefined, tag: response.headers.get('etag') };
  }

  return {
    call: call as Api['call'],
    askShopAhead: () => askShopAhead(identityHeaders(identity())),
  };
}

/** The answer of a call that has no refusal the caller could do anything about: one becomes a failure. */
export async function answerOf<E extends Endpoint>(answered: Promise<Answered<E>>): Promise<Answer<E>> {
  const result = await answered;
  if (result.kind === 'answer') return result.answer;
  if (result.kind === 'empty') throw failure('unexpected', null, result.kind);
  throw failure('unexpected', result.status, result.errors[0] ?? result.message);
}
