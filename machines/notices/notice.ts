import type { ActorRef, Snapshot } from 'xstate';

export type NoticeType = 'default' | 'error' | 'success' | 'warning';

/** What a notice tells of. Who changes that so that the notice is no longer true withdraws it. */
export type NoticeSubject = 'cart' | 'order' | 'payment' | `guide:${string}`;

/** Takes back what a notice tells of. */
export type UndoTarget = ActorRef<Snapshot<unknown>, { type: 'undo' }>;

/** One snackbar message. The action, if any, leads to a place of the shop, or undoes what was done. */
export interface Notice {
  type: NoticeType;
  text: string;
  about?: NoticeSubject;
  action?: { label: string; href: string } | { label: string; undoes: UndoTarget };
}
