import { fromPromise } from 'xstate';
import { type ChecklistItem, getChecklist } from '#domain/api/checklist.ts';
import { type Api, answerOf } from '../../../api/client.ts';

/** The tasks that remain before the shop can sell. */
export function checklistPorts(api: Api) {
  return {
    loadPage: fromPromise<readonly ChecklistItem[]>(({ signal }) => answerOf(api.call(getChecklist, { signal }))),
  };
}
