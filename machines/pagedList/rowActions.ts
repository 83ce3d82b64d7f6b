import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Notice } from '../notices/notice.ts';

/** The actions in progress on rows of a list. Each has its own actor and is stored under the actor's id. */
export interface RowActions<Action> {
  acting: Readonly<Record<string, Action>>;
}

/** The end of the actor of a row action. */
export type RowActionEnded<Reply> = DoneActorEvent<Reply> | ErrorActorEvent;

export function begun<Action>({ acting }: RowActions<Action>, actorId: string, action: Action): RowActions<Action> {
  return { acting: { ...acting, [actorId]: action } };
}

export function ended<Action>({ acting }: RowActions<Action>, actorId: string): RowActions<Action> {
  return { acting: Object.fromEntries(Object.entries(acting).filter(([id]) => id !== actorId)) };
}

export const isActing = ({ acting }: RowActions<unknown>): boolean => Object.keys(acting).length > 0;

/** Handles the end of an action's actor: reports the outcome (a null reply means unknown) and removes the action. */
export const endOf = <Action, Reply>(noticeOf: (action: Action, reply: Reply | null) => Notice) =>
  [
    {
      type: 'notify',
      params: ({ context, event }: { context: RowActions<Action>; event: RowActionEnded<Reply> }) => {
        const action = context.acting[event.actorId];
        if (action === undefined) throw new Error(`${event.actorId} does nothing to a row`);
        return noticeOf(action, 'output' in event ? event.output : null);
      },
    },
    { type: 'endAction', params: ({ event: { actorId } }: { event: { actorId: string } }) => ({ actorId }) },
  ] as const;
