import { fromPromise } from 'xstate';
import { endOtherSessions, endSession, listSessions, type SessionRow } from '#domain/api/sessions.ts';
import type { Ending } from '#machines/account/devices/devicesMachine.ts';
import { type Api, answerOf } from '../../../api/client.ts';

async function end(api: Api, ending: Ending): Promise<void> {
  if (ending === 'others') {
    await answerOf(api.call(endOtherSessions, {}));
    return;
  }
  const response = await api.call(endSession, { params: { id: ending.id } });
  // It has ended before.
  if (response.kind === 'refused' && response.status === 404) return;
  await answerOf(Promise.resolve(response));
}

/** Lists and ends the sessions of the user. */
export function devicePorts(api: Api) {
  return {
    loadSessions: fromPromise<readonly SessionRow[]>(({ signal }) => answerOf(api.call(listSessions, { signal }))),
    endSessions: fromPromise<void, { ending: Ending }>(({ input }) => end(api, input.ending)),
  };
}
