import type { Static, TSchema } from 'typebox';
import { type EventObject, fromCallback } from 'xstate';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
import type { WriteAnswer } from '#machines/admin/versionedForm/versionedWrite.ts';
import type { LeavingRef, UnsavedWork } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Refused } from '../api/client.ts';
import { isOf } from '../api/schemaCheck.ts';

type Answered<Stored> = { kind: 'answer'; answer: Stored } | { kind: 'empty' } | Refused;

/** All reasons of a refusal. */
export function reasonsOf({ errors, message }: Refused): readonly string[] {
  return errors.length > 0 ? errors : [message].filter(Boolean);
}

/** The result of a change with a version. If it is stale, this field of the refusal has the newest version. */
export function writeAnswerOf<Schema extends TSchema>(
  response: Answered<Static<Schema>>,
  schema: Schema,
  field: string,
): WriteAnswer<Static<Schema>> {
  if (response.kind === 'answer') return { kind: 'saved', stored: response.answer };
  if (response.kind === 'empty') throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
  const newest = response.body[field];
  if (isRefusedAs(response, 'staleVersion', 409) && isOf(schema, newest)) return { kind: 'stale', stored: newest };
  return { kind: 'refused', reasons: reasonsOf(response) };
}

/** While it is active, leaving asks first. */
export function heldForm<Stored>(leaving: () => LeavingRef, workOf: (stored: Stored | null) => UnsavedWork) {
  return fromCallback<EventObject, { stored: Stored | null }>(({ input: { stored } }) => {
    const work = workOf(stored);
    leaving().send({ type: 'work.started', work });
    return () => leaving().send({ type: 'work.settled', id: work.id });
  });
}
