import { reportCardsParts } from '../../features/reports/reports/reportCardsParts.ts';
import type { AreaHost } from '../../page/areaHost.ts';
import { areaOf } from '../areaOf.ts';

export const reportsParts = (host: AreaHost) => areaOf(host, { reports: reportCardsParts });
