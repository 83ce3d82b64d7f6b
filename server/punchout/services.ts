import type { Letters } from '../mail/letters.ts';
import type { Runtime } from '../runtime.ts';
import type { DocumentReader } from './documentReader.ts';

/** What this module runs with. */
export interface PunchoutServices extends Runtime {
  readonly letters: Letters;
  readonly renderers: DocumentReader;
}
