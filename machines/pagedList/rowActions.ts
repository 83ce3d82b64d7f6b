import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Notice } from '../notices/notice.ts';

/** What is being done to rows of a list: each has an actor of its own, by whose id it is known. */
export interface RowActions<Action> {
  acting: Readonly<Record<string, Action>>;
}

/** The actor of one of them has ended. */
export type RowActionEnded<Reply> = DoneActorEvent<Reply> | ErrorActorEvent;

export function begun<Action>({ acting }: RowActions<Action>, actorId: string, action: Action): RowActions<Action> {
  return { acting: { ...acting, [actorId]: action } };
}

export function ended<Action>({ acting }: RowActions<Action>, actorId: string): RowActions<Action> {
  return { acting: Object.fromEntries(Object.entries(acting).filter(([id]) => id !== actorId)) };
}

export const isActing = ({ acting }: RowActions<unknown>): boolean => Object.keys(acting).length > 0;

/** What a list does when the actor of an action has ended: it tells what became of it, where the reply is null that nobody knows, and forgets it. */
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
