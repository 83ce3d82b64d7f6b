import { fromPromise } from 'xstate';
import { type FlowAtlas, getFlowNumbers, getFlows } from '#domain/api/flows.ts';
import type { FlowNumbers } from '#domain/flows/flowNumbers.ts';
import { flowNumbersMachine } from '#machines/admin/flowNumbers/flowNumbersMachine.ts';
import { flowsMachine } from '#machines/admin/flows/flowsMachine.ts';
import { recordingMachine } from '#machines/support/recordingMachine.ts';
import { type Api, answerOf } from '../../../api/client.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { recordingPorts } from '../../../support/player/recordingPorts.ts';
import { FlowsScreen } from './FlowsScreen.tsx';

/** The charts of this build. */
function flowsPorts(api: Api) {
  return {
    loadPage: fromPromise<FlowAtlas>(({ signal }) => answerOf(api.call(getFlows, { signal }))),
  };
}

/** The numbers of a week. */
function flowNumbersPorts(api: Api) {
  return {
    loadNumbers: fromPromise<FlowNumbers, { week: string | null }>(({ input: { week }, signal }) =>
      answerOf(api.call(getFlowNumbers, { query: week === null ? {} : { week }, signal })),
    ),
  };
}

/** The code of `/admin/flows#recording=BCDFGHJK`. */
const codeInAddress = () => /^#recording=([A-Za-z-]+)$/.exec(window.location.hash)?.[1] ?? '';

export const flowsParts: PageParts<{
  flows: typeof flowsMachine;
  numbers: typeof flowNumbersMachine;
  recording: typeof recordingMachine;
}> = ({ api }) => ({
  Screen: FlowsScreen,
  flows: {
    flows: { logic: flowsMachine.provide({ actors: flowsPorts(api) }) },
    numbers: { logic: flowNumbersMachine.provide({ actors: flowNumbersPorts(api) }) },
    recording: {
      logic: recordingMachine.provide({ actors: recordingPorts(api) }),
      input: () => ({ code: codeInAddress() }),
    },
  },
});
