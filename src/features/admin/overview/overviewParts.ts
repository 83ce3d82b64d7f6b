import { fromPromise } from 'xstate';
import { getOverview, type Overview } from '#domain/api/overview.ts';
import { adminOverviewMachine } from '#machines/admin/adminOverview/adminOverviewMachine.ts';
import { type Api, answerOf } from '../../../api/client.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { OverviewScreen } from './OverviewScreen.tsx';

/** Resolves at once if the window is visible, or when it is shown again. */
function whenVisible(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'visible') return resolve(undefined);
    const options = { once: true, signal };
    document.addEventListener('visibilitychange', () => resolve(undefined), options);
  });
}

/** The numbers of today, and when to read them again. */
function overviewPorts(api: Api) {
  return {
    loadPage: fromPromise<Overview>(({ signal }) => answerOf(api.call(getOverview, { signal }))),
    awaitVisible: fromPromise<undefined>(({ signal }) => whenVisible(signal)),
  };
}

export const overviewParts: PageParts<{ overview: typeof adminOverviewMachine }> = ({ api }) => ({
  Screen: OverviewScreen,
  flows: { overview: { logic: adminOverviewMachine.provide({ actors: overviewPorts(api) }) } },
});
