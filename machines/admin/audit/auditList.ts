import type { AuditPerson, AuditRow } from '#domain/api/audit.ts';

/** What part of the log is shown. */
export interface AuditView {
  /** Null for all users. */
  userId: number | null;
  /** `YYYY-MM-DD`, '' for open; both days are included. */
  start: string;
  end: string;
  /** From 1. */
  page: number;
}

/** A page of the log, the number of rows on all pages, and the users in it. */
export interface AuditPage {
  rows: readonly AuditRow[];
  total: number;
  people: readonly AuditPerson[];
}

export const WHOLE_LOG: AuditView = { userId: null, start: '', end: '', page: 1 };

/** Whether the view has no filter: all users, all time. */
export const isWhole = ({ userId, start, end }: AuditView): boolean => userId === null && start === '' && end === '';

/** Whether the period is valid: it must not end before it starts. */
export const isPeriod = ({ start, end }: AuditView): boolean => start === '' || end === '' || start <= end;
