import type { Static, TSchema } from 'typebox';
import type { Scope } from '../integration/scopes.ts';
import type { RefusalCode } from '../refusal/refusalCodes.ts';
import type { MenuKey } from '../settings/menu.ts';

/**
 * Who may call. `anonymous`: anyone; tokens are ignored. `visitor`: anyone while guests are allowed, else any active
 * token. `browse`: anyone while guests are allowed, else as `customer`. `signedIn`: any active token. `customer`:
 * signed in and acting for a customer that the user may act for. `consumer`: a signed-in consumer with a personal
 * account. `salesperson`, `admin`: that role; where the site has teams, `salesperson` admits their members, too.
 * `documentId`: any caller with the unguessable id in the path. `service`: another program with a service token that has
 * the call's scope. Only `browse`, `customer` and `consumer` are refused for the customer that a call names.
 */
export type Access =
  | 'anonymous'
  | 'visitor'
  | 'browse'
  | 'signedIn'
  | 'customer'
  | 'consumer'
  | 'salesperson'
  | 'admin'
  | 'documentId'
  | 'service';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The headers that the server reads besides the token. */
export type RequestHeader = 'X-Customer-Key' | 'X-Ship-Method' | 'Idempotency-Key' | 'X-Cart-Version' | 'If-None-Match';

/**
 * One call of the API: its input, its response with status 200, and its access. Refusals are `Refusal` unless listed
 * here.
 */
export interface Endpoint {
  method: Method;
  /** `:name` marks a parameter. */
  path: string;
  access: Access;
  summary: string;
  /** For access `service`: the scope that the token needs. */
  scope?: Scope;
  /** The pages that need the call: refused with 403 unless one of them is available to the user (readings 119). */
  menuKeys?: readonly MenuKey[];
  /** The page on which those pages are cards: refused unless it is available as well. */
  pageKey?: MenuKey;
  /**
   * The call is open to punchout visits. Without this flag a call that needs a token is refused to them, regardless of
   * their menu.
   */
  isForPunchout?: true;
  /** The call is refused to consumers, regardless of their menu. */
  isForBusiness?: true;
  params?: TSchema;
  query?: TSchema;
  /** Headers besides the customer, which every call with a token may name, and entity tags. */
  headers?: readonly RequestHeader[];
  /** `bodyLimits.ts` has the maximum bytes of the body. */
  body?: TSchema;
  /** The call changes nothing, although its method is not GET. */
  onlyReads?: true;
  /** The body is a form (`application/x-www-form-urlencoded`), not JSON. */
  isForm?: true;
  /** The body is bytes of any type, not JSON; the caller is checked before they are read. */
  takesBytes?: true;
  /** The handler reads such a body in pieces and counts its bytes; the body is never in memory as a whole. */
  isStreamed?: true;
  /** Undefined: the response is bytes. */
  answer?: TSchema;
  refusals?: Readonly<Record<number, TSchema>>;
  /** The codes of its refusals, besides those of its access and headers (`codesOf`). */
  codes?: readonly RefusalCode[];
  /** Refusals are plain text, the reason; an ended session still gets a `Refusal`. */
  refusesInText?: true;
  /** 204 is a possible response and means that there is nothing. */
  mayBeEmpty?: true;
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type StaticOf<S> = S extends TSchema ? Static<S> : undefined;
type Part<E, K extends keyof Endpoint> = E extends { [key in K]: infer S } ? StaticOf<S> : undefined;

export type Answer<E extends Endpoint> = Part<E, 'answer'>;
export type Body<E extends Endpoint> = E extends { isStreamed: true }
  ? AsyncIterable<Uint8Array>
  : E extends { takesBytes: true }
    ? Uint8Array
    : Part<E, 'body'>;
export type Query<E extends Endpoint> = Part<E, 'query'>;
export type Params<E extends Endpoint> = Part<E, 'params'>;
