import { adminOverviewMachine } from '#machines/admin/adminOverview/adminOverviewMachine.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { OverviewScreen } from './OverviewScreen.tsx';
import { overviewPorts } from './overviewPorts.ts';

export const overviewParts: PageParts<{ overview: typeof adminOverviewMachine }> = ({ api }) => ({
  Screen: OverviewScreen,
  flows: { overview: { logic: adminOverviewMachine.provide({ actors: overviewPorts(api) }) } },
});
