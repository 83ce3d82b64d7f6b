import type { ActorRef, Snapshot } from 'xstate';
import type { NewEntry } from '#domain/entry/entryLine.ts';

/** The actor that receives lines entered elsewhere: quick entry, or a stand-in in tests. */
export type EntryReceiver = ActorRef<Snapshot<unknown>, { type: 'lines.add'; entries: readonly NewEntry[] }>;
