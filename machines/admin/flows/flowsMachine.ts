import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FlowAtlas } from '#domain/api/flows.ts';
import { loadedPage } from '../../lib/loadedPage.ts';

/** The statechart atlas, as it was built with the shop. Runs on /admin/flows. */
export const flowsMachine = loadedPage<FlowAtlas, 'flows'>({
  id: 'flows',
  subject: 'atlas',
  shown: 'The atlas is shown in a frame, or a note that this server has none.',
  isRenewable: false,
});

export type FlowsRef = ActorRefFrom<typeof flowsMachine>;
export type FlowsSnapshot = SnapshotFrom<typeof flowsMachine>;
