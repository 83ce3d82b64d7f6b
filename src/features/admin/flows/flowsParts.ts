import { flowsMachine } from '#machines/admin/flows/flowsMachine.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { FlowsScreen } from './FlowsScreen.tsx';
import { flowsPorts } from './flowsPorts.ts';

export const flowsParts: PageParts<{ flows: typeof flowsMachine }> = ({ api }) => ({
  Screen: FlowsScreen,
  flows: { flows: { logic: flowsMachine.provide({ actors: flowsPorts(api) }) } },
});
