import { type Static, Type } from 'typebox';
import { EXAMPLES_LIMIT } from '../checklist/checklistFacts.ts';
import { CHECK_STATES, CHECK_TOPICS } from '../checklist/checkTopics.ts';
import { endpoint } from './endpoint.ts';

/** A requirement of a shop that is ready to sell. */
export const ChecklistItem = Type.Object({
  topic: Type.Enum(CHECK_TOPICS),
  title: Type.String(),
  state: Type.Enum(CHECK_STATES),
  /** How far it is, in words. */
  text: Type.String(),
  /** The first records that the text is about, each by code and name, and how many more there are. */
  examples: Type.Array(Type.String(), { maxItems: EXAMPLES_LIMIT }),
  more: Type.Integer({ minimum: 0 }),
  /** The page of the shop where an admin can do it. */
  place: Type.Union([Type.Object({ to: Type.String(), label: Type.String() }), Type.Null()]),
  /** The server settings that complete it. */
  settings: Type.Array(Type.String()),
  /** The guide to read about it. */
  guide: Type.Union([Type.String(), Type.Null()]),
});
export type ChecklistItem = Static<typeof ChecklistItem>;

export const getChecklist = endpoint({
  method: 'GET',
  path: '/api/admin/checklist',
  access: 'admin',
  summary: 'Setup checklist: what is missing, what works only as a demo, and where to set it up',
  answer: Type.Array(ChecklistItem),
});
