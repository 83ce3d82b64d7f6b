import type { Encryption } from '../../platform/crypto/encryption.ts';
import type { Runtime } from '../../platform/runtime.ts';

/** The services that this module needs. */
export interface RecordingServices extends Runtime {
  readonly encryption: Encryption;
}
