import { reportCardsParts } from '../../features/reports/reports/reportCardsParts.ts';
import type { AreaServices } from '../../page/areaServices.ts';
import { areaOf } from '../areaOf.ts';

export const reportsParts = (host: AreaServices) => areaOf(host, { reports: reportCardsParts });
