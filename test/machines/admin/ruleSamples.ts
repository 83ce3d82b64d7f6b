import type { RuleChange, StoredRules } from '#machines/admin/ruleForm/ruleForm.ts';
import type { WriteAnswer } from '#machines/admin/versionedForm/versionedWrite.ts';
import { firstRules } from '../../support/api/rules.ts';

const { calendar } = firstRules;

export const storedCalendar: StoredRules = {
  topic: 'calendar',
  rules: { ...calendar, version: 3, daysAhead: 90, addressDays: [] },
};

/** The version that another admin saved meanwhile. */
export const newestCalendar: StoredRules = {
  topic: 'calendar',
  rules: { ...calendar, version: 4, daysAhead: 60, orderCutoff: '14:00', addressDays: [] },
};

export const typedCalendar: RuleChange = {
  topic: 'calendar',
  rules: { ...calendar, version: 3, daysAhead: '90', orderCutoff: '15:00' },
};

export const ruleAnswers = {
  saved: { kind: 'saved', stored: newestCalendar },
  'changed elsewhere': { kind: 'stale', stored: newestCalendar },
  refused: { kind: 'refused', reasons: ['Choose at least one day.', '12/25/2026 has passed.'] },
  'refused without a reason': { kind: 'refused', reasons: [] },
} satisfies Record<string, WriteAnswer<StoredRules>>;
