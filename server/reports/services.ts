import type { ReportBuilds } from '../rendering/reportBuilds.ts';
import type { Runtime } from '../runtime.ts';

/** What this module runs with. */
export interface ReportServices extends Runtime {
  readonly reportBuilds: ReportBuilds;
  /** A report of more lines is made when it is opened, while its tab shows how far it has come. */
  readonly shortPaperLines: number;
}
