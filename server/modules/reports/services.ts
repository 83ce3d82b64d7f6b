import type { Runtime } from '../../platform/runtime.ts';
import type { ReportBuilds } from './reportBuilds.ts';

/** The services that this module needs. */
export interface ReportServices extends Runtime {
  readonly reportBuilds: ReportBuilds;
  /** A report with more lines is made when it is opened, while its tab shows the progress. */
  readonly shortPdfLines: number;
}
