import { fromPromise } from 'xstate';
import { type FlowAtlas, getFlows } from '#domain/api/flows.ts';
import { type Api, answerOf } from '../../../api/client.ts';

/** The charts of this build. */
export function flowsPorts(api: Api) {
  return {
    loadPage: fromPromise<FlowAtlas>(({ signal }) => answerOf(api.call(getFlows, { signal }))),
  };
}
