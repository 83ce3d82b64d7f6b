import type { Runtime } from '../../platform/runtime.ts';

/** The services that this module needs. */
export interface FlowServices extends Runtime {
  /** The folder of the built statechart atlas; null when the server runs without a build. */
  readonly atlasRoot: string | null;
}
