import type { ActorRef, Snapshot } from 'xstate';
import type { NewEntry } from '#domain/entry/entryLine.ts';

/** Whoever takes lines that were entered elsewhere: quick entry, or a puppet in tests. */
export type EntryReceiver = ActorRef<Snapshot<unknown>, { type: 'lines.add'; entries: readonly NewEntry[] }>;
