import type { Refusal } from '#domain/api/refusal.ts';

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

  body(requestId: string): Refusal {
    return {
      message: this.message,
      errors: [...this.errors],
      ...(this.code === undefined ? {} : { code: this.code }),
      requestId,
      ...this.extra,
    };
  }
}

/** Absent and another's object answer alike. */
export function notFound(): Refused {
  return new Refused(404, 'Not found');
}
