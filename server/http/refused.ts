import type { Refusal, SaveResult } from '#domain/api/refusal.ts';

/** Thrown by services to say no. The error handler turns it into a `Refusal` with this status; `extra` holds the fields the wire names beside it. */
export class Refused extends Error {
  readonly status: number;
  readonly errors: readonly string[];
  readonly code: string | undefined;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    message: string,
    details: {
      errors?: readonly string[];
      code?: string;
      extra?: Readonly<Record<string, unknown>>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = details.errors ?? [];
    this.code = details.code;
    this.extra = details.extra ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  body(requestId: string): Refusal | SaveResult {
    return {
      message: this.message,
      errors: [...this.errors],
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

/** For what may be asked again in a moment. */
export function unavailable(): Refused {
  return new Refused(503, 'Service temporarily unavailable', { retryAfterSeconds: 5 });
}

/** Absent and another's object answer alike. */
export function notFound(): Refused {
  return new Refused(404, 'Not found');
}
