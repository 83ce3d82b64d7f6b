import { fromPromise } from 'xstate';
import { getOverview, type Overview } from '#domain/api/overview.ts';
import { type Api, answerOf } from '../../../api/client.ts';

/** Resolves at once if the window is visible, or when it is shown again. */
function whenVisible(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'visible') return resolve(undefined);
    const options = { once: true, signal };
    document.addEventListener('visibilitychange', () => resolve(undefined), options);
  });
}

/** The numbers of today, and when to read them again. */
export function overviewPorts(api: Api) {
  return {
    loadPage: fromPromise<Overview>(({ signal }) => answerOf(api.call(getOverview, { signal }))),
    awaitVisible: fromPromise<undefined>(({ signal }) => whenVisible(signal)),
  };
}
