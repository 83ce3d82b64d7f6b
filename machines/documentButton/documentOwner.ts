import type { ActorRef, Snapshot } from 'xstate';

/** A button has done what it could and is not needed any more. */
export interface DocumentSettled {
  type: 'document.settled';
  key: string;
  /** It failed in a way that a mere repetition will not mend (readings 10). */
  documentFailed: boolean;
}

/** Whoever spawned a button. */
export type DocumentOwner = ActorRef<Snapshot<unknown>, DocumentSettled>;
