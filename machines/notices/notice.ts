import type { ActorRef, Snapshot } from 'xstate';

export type NoticeType = 'default' | 'error' | 'success' | 'warning';

/** The subject of a notice. A change of the subject dismisses it. */
export type NoticeSubject = 'cart' | 'order' | 'payment' | `guide:${string}`;

/** Undoes what a notice reports. */
export type UndoTarget = ActorRef<Snapshot<unknown>, { type: 'undo' }>;

/** One snackbar message. Its action, if any, opens a page of the shop or undoes what was done. */
export interface Notice {
  type: NoticeType;
  text: string;
  about?: NoticeSubject;
  action?: { label: string; href: string } | { label: string; undoes: UndoTarget };
}
