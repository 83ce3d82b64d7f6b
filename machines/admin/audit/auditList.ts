import type { AuditPerson, AuditRow } from '#domain/api/audit.ts';

/** What of the log is looked at. */
export interface AuditView {
  /** Null: of everybody. */
  userId: number | null;
  /** `YYYY-MM-DD`, '' for open; both days are of the period. */
  start: string;
  end: string;
  /** From 1. */
  page: number;
}

/** A page of the log, how much there is on all of them, and who is in it. */
export interface AuditPage {
  rows: readonly AuditRow[];
  total: number;
  people: readonly AuditPerson[];
}

export const WHOLE_LOG: AuditView = { userId: null, start: '', end: '', page: 1 };

/** Whether a period is one: an end before the start is not asked for. */
export const isPeriod = ({ start, end }: AuditView): boolean => start === '' || end === '' || start <= end;

/** What is known of how many rows a view has: turning a page changes nothing of it. */
export function totalAfter(view: AuditView, before: AuditView, total: number | null): number | null {
  const isSame = view.userId === before.userId && view.start === before.start && view.end === before.end;
  return isSame ? total : null;
}
