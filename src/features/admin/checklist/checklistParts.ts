import { fromPromise } from 'xstate';
import { type ChecklistItem, getChecklist } from '#domain/api/checklist.ts';
import { checklistMachine } from '#machines/admin/checklist/checklistMachine.ts';
import { type Api, answerOf } from '../../../api/client.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { ChecklistScreen } from './ChecklistScreen.tsx';

/** The tasks that remain before the shop can sell. */
function checklistPorts(api: Api) {
  return {
    loadPage: fromPromise<readonly ChecklistItem[]>(({ signal }) => answerOf(api.call(getChecklist, { signal }))),
  };
}

export const checklistParts: PageParts<{ checklist: typeof checklistMachine }> = ({ api }) => ({
  Screen: ChecklistScreen,
  flows: { checklist: { logic: checklistMachine.provide({ actors: checklistPorts(api) }) } },
});
