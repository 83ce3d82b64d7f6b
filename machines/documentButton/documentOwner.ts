import type { ActorRef, Snapshot } from 'xstate';

/** Sent when a button is done and no longer needed. */
export interface DocumentSettled {
  type: 'document.settled';
  key: string;
  /** It failed in a way that a retry will not fix (readings 10). */
  documentFailed: boolean;
}

/** The actor that spawned a button. */
export type DocumentOwner = ActorRef<Snapshot<unknown>, DocumentSettled>;
