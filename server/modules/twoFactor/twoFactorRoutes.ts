import * as endpoints from '#domain/api/twoFactor.ts';
import { signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import type { TwoFactorServices } from './services.ts';
import { findState } from './twoFactorRepository.ts';
import { renewCodes, setUp, turnOff, turnOnWith } from './twoFactorService.ts';

/** Two-step sign-in of the caller's own account. */
export function twoFactorRoutes(services: TwoFactorServices): Route[] {
  return [
    route(endpoints.getTwoFactor, ({ caller }) => findState(services.database, signedInUser(caller).id)),
    route(endpoints.setUpTwoFactor, ({ caller, body: { password }, address }) =>
      setUp(services, { user: signedInUser(caller), password, address }, caller.site.distributorName),
    ),
    route(endpoints.turnOnTwoFactor, async ({ caller, body: { otp } }) => ({
      recoveryCodes: await turnOnWith(services, signedInUser(caller), otp),
    })),
    route(endpoints.renewRecoveryCodes, async ({ caller, body: { password }, address }) => ({
      recoveryCodes: await renewCodes(services, { user: signedInUser(caller), password, address }),
    })),
    route(endpoints.turnOffTwoFactor, async ({ caller, body: { password }, address }) => {
      await turnOff(services, { user: signedInUser(caller), password, address });
      return { isSuccess: true };
    }),
  ];
}
