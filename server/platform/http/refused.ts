import { FORBIDDEN, type Refusal, type SaveResult } from '#domain/api/refusal.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { requestTexts } from './requestTexts.ts';

/** Thrown by services to say no. The error handler turns it into a `Refusal` with this status; `extra` holds the fields the wire names beside it. */
export class Refused extends Error {
  readonly status: number;
  readonly errors: readonly string[];
  /** What is wrong with the request, for whoever wrote the client. */
  readonly details: readonly string[];
  readonly code: string | undefined;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    message: string,
    told: {
      errors?: readonly string[];
      details?: readonly string[];
      code?: string;
      extra?: Readonly<Record<string, unknown>>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = told.errors ?? [];
    this.details = told.details ?? [];
    this.code = told.code;
    this.extra = told.extra ?? {};
    this.retryAfterSeconds = told.retryAfterSeconds;
  }

  body(requestId: string): Refusal | SaveResult {
    return {
      message: this.message,
      errors: [...this.errors],
      ...(this.details.length === 0 ? {} : { details: [...this.details] }),
      ...(this.code === undefined ? {} : { code: this.code }),
      requestId,
      ...this.extra,
    };
  }
}

/** How saves say no: a `SaveResult` whose errorCode is the status (wire 1). */
export class SaveRefused extends Refused {
  override body(): SaveResult {
    return { isSuccess: false, errorReason: this.message, errorCode: this.status, ...this.extra };
  }
}

/** A request that no person at the storefront can have made. */
export function malformed(detail: string, code?: string): Refused {
  return new Refused(400, serverText('request.notValid'), {
    details: [detail],
    ...(code === undefined ? {} : { code }),
  });
}

/** A body of more bytes than its call may have. */
export function tooLarge(limit: number): Refused {
  const details = [`The body is too large: it may have ${limit} bytes`];
  return new Refused(413, requestTexts.tooLarge(limit), { code: 'tooLarge', details });
}

/** For what may be asked again in a moment. */
export function unavailable(): Refused {
  return new Refused(503, serverText('request.unavailable'), { retryAfterSeconds: 5 });
}

/** What the caller's role, menu or settings do not allow; `text` where there is more to say. */
export function forbidden(text: string = frameText('session.accessDenied')): Refused {
  return new Refused(403, text, { code: FORBIDDEN });
}

/** Absent and another's object answer alike. */
export function notFound(): Refused {
  return new Refused(404, serverText('request.notFound'));
}
