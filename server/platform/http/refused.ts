import type { Refusal, SaveResult } from '#domain/api/refusal.ts';
import { type Reason, sentReasons } from '#domain/refusal/coded.ts';
import type { RefusalCode, RefusalParams } from '#domain/refusal/refusalCodes.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { requestTexts } from './requestTexts.ts';

interface Beside {
  /** The values of the message. */
  params?: RefusalParams | undefined;
  errors?: readonly string[];
  /** In place of `errors`, where programs know each of them. */
  reasons?: readonly Reason[] | undefined;
  /** The errors of the request, for the client's developer. */
  details?: readonly string[];
  /** The fields that the contract names beside a refusal. */
  extra?: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
}

/** Thrown by services to refuse. The error handler turns it into a `Refusal` with this status. */
export class Refused extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly params: RefusalParams | undefined;
  readonly errors: readonly string[];
  readonly reasons: readonly Reason[];
  readonly details: readonly string[];
  readonly extra: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: RefusalCode, message: string, beside: Beside = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.params = beside.params;
    this.reasons = beside.reasons ?? [];
    this.errors = beside.reasons ? [...new Set(beside.reasons.map(({ text }) => text))] : (beside.errors ?? []);
    this.details = beside.details ?? [];
    this.extra = beside.extra ?? {};
    this.retryAfterSeconds = beside.retryAfterSeconds;
  }

  protected get coded(): Pick<Refusal, 'code' | 'params' | 'reasons'> {
    return {
      code: this.code,
      ...(this.params && { params: { ...this.params } }),
      ...(this.reasons.length > 0 && { reasons: sentReasons(this.reasons) }),
    };
  }

  body(requestId: string): Refusal | SaveResult {
    return {
      message: this.message,
      errors: [...this.errors],
      ...(this.details.length === 0 ? {} : { details: [...this.details] }),
      ...this.coded,
      requestId,
      ...this.extra,
    };
  }
}

/** The refusal of saves: a `SaveResult` whose errorCode is the status (wire 1). */
export class SaveRefused extends Refused {
  override body(): SaveResult {
    return {
      isSuccess: false,
      errorReason: this.message,
      errorCode: this.status,
      ...this.coded,
      ...this.extra,
    };
  }
}

/** A request that the storefront never sends. */
export function malformed(detail: string, code: RefusalCode = 'invalidRequest'): Refused {
  return new Refused(400, code, serverText('request.notValid'), { details: [detail] });
}

/** A body of more bytes than its call may have. */
export function tooLarge(limit: number): Refused {
  const details = [`The body is too large: it may have ${limit} bytes`];
  return new Refused(413, 'tooLarge', requestTexts.tooLarge(limit), { params: { limit }, details });
}

/** A file of more bytes than its call may have. */
export function fileTooLarge(limit: number): Refused {
  return new Refused(413, 'fileTooLarge', requestTexts.fileTooLarge(limit), { params: { limit } });
}

/** For a request that may be repeated in a moment. */
export function unavailable(): Refused {
  return new Refused(503, 'unavailable', serverText('request.unavailable'), { retryAfterSeconds: 5 });
}

/** Not allowed by the caller's role, menu or settings. */
export function forbidden(): Refused {
  return new Refused(403, 'forbidden', frameText('session.accessDenied'));
}

/** The same response for an absent object and for another customer's. */
export function notFound(): Refused {
  return new Refused(404, 'notFound', serverText('request.notFound'));
}
