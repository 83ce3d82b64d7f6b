import { checklistMachine } from '#machines/admin/checklist/checklistMachine.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { ChecklistScreen } from './ChecklistScreen.tsx';
import { checklistPorts } from './checklistPorts.ts';

export const checklistParts: PageParts<{ checklist: typeof checklistMachine }> = ({ api }) => ({
  Screen: ChecklistScreen,
  flows: { checklist: { logic: checklistMachine.provide({ actors: checklistPorts(api) }) } },
});
