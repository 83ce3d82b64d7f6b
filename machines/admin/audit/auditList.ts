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

/** Whether nothing is left out: of everybody, since ever. */
export const isWhole = ({ userId, start, end }: AuditView): boolean => userId === null && start === '' && end === '';

/** Whether a period is one: an end before the start is not asked for. */
export const isPeriod = ({ start, end }: AuditView): boolean => start === '' || end === '' || start <= end;
