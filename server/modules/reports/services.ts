import type { Runtime } from '../../platform/runtime.ts';
import type { ReportBuilds } from './reportBuilds.ts';

/** What this module runs with. */
export interface ReportServices extends Runtime {
  readonly reportBuilds: ReportBuilds;
  /** A report of more lines is made when it is opened, while its tab shows how far it has come. */
  readonly shortPdfLines: number;
}
