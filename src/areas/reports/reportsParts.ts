import { reportCardsMachine } from '#machines/reports/reportCards/reportCardsMachine.ts';
import { type ReportsRef, reportsMachine } from '#machines/reports/reportsMachine.ts';
import { documentFlow } from '../../documents/documentFlow.ts';
import { ReportsScreen } from '../../features/reports/reports/ReportsScreen.tsx';
import type { AreaHost } from '../../page/areaHost.ts';
import type { AreaScreen } from '../../page/pageParts.ts';
import type { AreaParts } from '../area.ts';

const screens: Readonly<Record<string, AreaScreen<ReportsRef>>> = { reports: ReportsScreen };

export function reportsParts(host: AreaHost): AreaParts {
  const documents = documentFlow(host);
  return {
    screenOf: (name) => screens[name] ?? null,
    coordinator: reportsMachine.provide({
      actors: { reportCards: reportCardsMachine.provide({ actors: { documents } }) },
    }),
  };
}
