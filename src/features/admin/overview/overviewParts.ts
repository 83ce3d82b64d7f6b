import { overviewMachine } from '#machines/admin/overview/overviewMachine.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { OverviewScreen } from './OverviewScreen.tsx';
import { overviewPorts } from './overviewPorts.ts';

export const overviewParts: PageParts<{ overview: typeof overviewMachine }> = ({ api }) => ({
  Screen: OverviewScreen,
  flows: { overview: { logic: overviewMachine.provide({ actors: overviewPorts(api) }) } },
});
