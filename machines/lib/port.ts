import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/**
 * What a machine needs from outside: an actor slot that `src/app` and tests fill. It resolves with a response
 * (refusals are responses), and rejects with a `PortFailure`.
 */
export function port<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} must be provided`)));
}

/** Every machine's limit of eventless steps. XState's default is unlimited. */
export const machineOptions = { maxIterations: 1000 } as const;
