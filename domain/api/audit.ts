import { type Static, Type } from 'typebox';
import { Change } from '../audit/change.ts';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { LIST_PAGE } from './jobs.ts';

const TextOrNone = Type.Union([Type.String(), Type.Null()]);

/** An admin action. */
export const AuditRow = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  /** Null when the action was run from the server's command line. */
  userId: Type.Union([Type.Integer(), Type.Null()]),
  by: TextOrNone,
  /** True for an action by another program: `by` is the name of its token. */
  isProgram: Type.Boolean(),
  action: Type.String(),
  /** The action in words. */
  text: Type.String(),
  /** The subject of the action: an id, a reference, a value. */
  subject: Type.String(),
  /** A description of the subject; blank when the action needs none. */
  about: Type.String(),
  /** The change in words. */
  detail: TextOrNone,
  /** Each changed part with its old and new value. */
  changes: Type.Array(Change),
});
export type AuditRow = Static<typeof AuditRow>;

/** Wire 10. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: `Changes, newest first, by all users or one, within a period in the shop’s time zone. Pages of ${LIST_PAGE}; X-Total-Count is the total`,
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    userId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    startDate: Type.Optional(Code),
    endDate: Type.Optional(Code),
  }),
  answer: Type.Array(AuditRow),
  codes: ['date'],
});

const AuditPerson = Type.Object({ userId: Type.Integer(), name: Type.String() });
export type AuditPerson = Static<typeof AuditPerson>;

export const listAuditPeople = endpoint({
  method: 'GET',
  path: '/api/admin/audit/people',
  access: 'admin',
  summary: 'Users who appear in the audit log, by name. At most 500, most recent activity first',
  answer: Type.Array(AuditPerson),
});
