import type { ConfigurationChange, StoredConfiguration } from '#machines/admin/configurationForm/configurationForm.ts';
import type { WriteAnswer } from '#machines/admin/versionedForm/versionedWrite.ts';
import { firstConfiguration } from '../../support/api/configuration.ts';

const { calendar } = firstConfiguration;

export const storedCalendar: StoredConfiguration = {
  topic: 'calendar',
  configuration: { ...calendar, version: 3, daysAhead: 90, addressDays: [] },
};

/** The version that another admin saved meanwhile. */
export const newestCalendar: StoredConfiguration = {
  topic: 'calendar',
  configuration: { ...calendar, version: 4, daysAhead: 60, orderCutoff: '14:00', addressDays: [] },
};

export const typedCalendar: ConfigurationChange = {
  topic: 'calendar',
  configuration: { ...calendar, version: 3, daysAhead: '90', orderCutoff: '15:00' },
};

export const configurationAnswers = {
  saved: { kind: 'saved', stored: newestCalendar },
  'changed elsewhere': { kind: 'stale', stored: newestCalendar },
  refused: { kind: 'refused', reasons: ['Choose at least one day.', '12/25/2026 has passed.'] },
  'refused without a reason': { kind: 'refused', reasons: [] },
} satisfies Record<string, WriteAnswer<StoredConfiguration>>;
