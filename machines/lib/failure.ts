import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';

/** Why there is no response: the network, the session, the server's state, or a bug. A refusal is a response, not a failure. */
export type FailureKind = 'offline' | 'unauthorised' | 'unavailable' | 'unexpected';

export interface Failure {
  kind: FailureKind;
  /** HTTP status, when there was a response. */
  status: number | null;
  /** The standard text of the status, such as 'Bad Gateway', if the response has it. */
  statusText?: string;
  /** The code of the API's refusal, if it sent one. */
  code?: RefusalCode;
  /** The message for people that the API sent, or ''. The program's own messages are logged as the cause. */
  detail: string;
}

/** What a port rejects with. Anything else that is thrown is a bug and counts as an `unexpected` failure. */
export class PortFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`${failure.kind} ${failure.detail}`.trim(), options);
    this.failure = failure;
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof PortFailure) return error.failure;
  return { kind: 'unexpected', status: null, detail: '' };
}
