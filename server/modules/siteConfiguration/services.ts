import type { CardTokenService } from '#domain/settings/cardTokenService.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { HumanCheck } from '../humanCheck/humanCheck.ts';

/** The services that this module needs. */
export interface SettingsServices extends Runtime {
  readonly humanCheck: HumanCheck;
  /** The service that turns cards into tokens; null when browsers send cards to the shop. */
  readonly cardTokens: CardTokenService | null;
}
