import type { Runtime } from '../../platform/runtime.ts';
import type { Letters } from '../outbox/letters.ts';
import type { DocumentReader } from './documentReader.ts';

/** What this module runs with. */
export interface PunchoutServices extends Runtime {
  readonly letters: Letters;
  readonly renderers: DocumentReader;
}
