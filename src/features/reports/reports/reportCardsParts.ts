import { reportCardsMachine } from '#machines/reports/reportCards/reportCardsMachine.ts';
import { documentFlow } from '../../../documents/documentFlow.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { ReportsScreen } from './ReportsScreen.tsx';

export const reportCardsParts: PageParts<{ reportCards: typeof reportCardsMachine }> = (host) => ({
  Screen: ReportsScreen,
  flows: {
    reportCards: {
      logic: reportCardsMachine.provide({ actors: { documents: documentFlow(host) } }),
      input: ({ shop }) => ({ today: shop.environment.today() }),
    },
  },
});
