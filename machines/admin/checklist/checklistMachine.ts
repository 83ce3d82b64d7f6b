import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ChecklistItem } from '#domain/api/checklist.ts';
import { loadedPage } from '../../lib/loadedPage.ts';

/** What is still missing before the shop can sell. Runs on /admin/start. */
export const checklistMachine = loadedPage<readonly ChecklistItem[], 'checklist'>({
  id: 'checklist',
  subject: 'checklist',
  shown: 'Each item shows its status and where to complete it.',
  isRenewable: true,
});

export type ChecklistRef = ActorRefFrom<typeof checklistMachine>;
export type ChecklistSnapshot = SnapshotFrom<typeof checklistMachine>;
