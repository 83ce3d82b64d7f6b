import { fromPromise } from 'xstate';
import { type FlowAtlas, getFlows } from '#domain/api/flows.ts';
import { flowsMachine } from '#machines/admin/flows/flowsMachine.ts';
import { type Api, answerOf } from '../../../api/client.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { FlowsScreen } from './FlowsScreen.tsx';

/** The charts of this build. */
function flowsPorts(api: Api) {
  return {
    loadPage: fromPromise<FlowAtlas>(({ signal }) => answerOf(api.call(getFlows, { signal }))),
  };
}

export const flowsParts: PageParts<{ flows: typeof flowsMachine }> = ({ api }) => ({
  Screen: FlowsScreen,
  flows: { flows: { logic: flowsMachine.provide({ actors: flowsPorts(api) }) } },
});
