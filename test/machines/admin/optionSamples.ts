import { DEFAULT_PASSWORD_OPTIONS, type PasswordOptions } from '#domain/account/passwordPolicy.ts';
import type { ImageSyncProgress } from '#domain/api/images.ts';
import type { SaveOutcome } from '#machines/admin/pageDefault/pageDefault.ts';

export const storedOptions: PasswordOptions = { ...DEFAULT_PASSWORD_OPTIONS, maximumPasswordLength: 64 };
const { maximumPasswordLength: _, ...chosen } = storedOptions;
export const sameOptions = chosen;
export const looserOptions = { ...chosen, requireNumber: false };
export const stricterOptions = { ...chosen, minimumPasswordLength: 12 };

export const outcomes: Readonly<Record<'saved' | 'refused' | 'refused without a reason', SaveOutcome>> = {
  saved: { kind: 'saved' },
  refused: { kind: 'refused', reason: 'Not today.' },
  'refused without a reason': { kind: 'refused', reason: '' },
};

export const neverSynced: ImageSyncProgress = {
  state: 'never',
  percent: 0,
  startedAt: null,
  finishedAt: null,
  found: 0,
  done: 0,
  made: 0,
  kept: 0,
  broken: 0,
  unmatched: [],
  unmatchedCount: 0,
  problems: [],
  failure: null,
};
export const syncing: ImageSyncProgress = {
  ...neverSynced,
  state: 'running',
  percent: 25,
  startedAt: '2026-03-04T15:00:00.000Z',
  found: 1200,
  done: 300,
  made: 40,
  kept: 259,
  broken: 1,
};
export const synced: ImageSyncProgress = {
  ...syncing,
  state: 'done',
  percent: 100,
  finishedAt: '2026-03-04T15:04:00.000Z',
  done: 1200,
  made: 140,
  kept: 1058,
  broken: 2,
  unmatched: ['Beach 2019.jpg', 'logo-old.png'],
  unmatchedCount: 2,
  problems: [
    { file: '10010.jpg', reason: 'The file is no picture.' },
    { file: '10020.png', reason: 'The picture is too large.' },
  ],
};
