/** Why no answer came: the network, the session, the server's state, or a bug. A refusal is not a failure: it is an answer. */
export type FailureKind = 'offline' | 'unauthorised' | 'unavailable' | 'unexpected';

export interface Failure {
  kind: FailureKind;
  /** HTTP status, when there was an answer. */
  status: number | null;
  /** Words for people that the API sent with it, or none. Never the program's own: those go to the log as the cause. */
  detail: string;
}

/** What a port rejects with. Anything else that is thrown is a bug, kept as the cause of an `unexpected` failure. */
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
