import type { FeatureMeta } from '../../lib/featureMeta.ts';

/** The capabilities that each state of the session serves. */
export const features = {
  initial: { features: ['SES-01', 'API-14'] },
  initialLoading: { features: ['SES-01', 'API-14'] },
  initialRecalling: { features: ['SES-02', 'SES-07'] },
  initialFailed: { features: ['SES-01', 'SES-07'] },
  hydrating: { features: ['SES-02', 'CON-05'] },
  validating: { features: ['SES-02', 'SES-03'] },
  choosing: { features: ['SES-04', 'SES-05'] },
  selectCustomer: { features: ['SES-04', 'SES-06', 'SES-19', 'SES-21'] },
  selectShipMethod: { features: ['SES-05', 'SES-21', 'SHIP-01'] },
  configuring: { features: ['SES-04', 'SES-15'] },
  ready: { features: ['SES-06', 'SES-10', 'NAV-02', 'NAV-07'] },
  failed: { features: ['SES-03', 'SES-04', 'SES-07'] },
  broken: { features: ['SES-06', 'SES-07'] },
  ended: { features: ['SES-07', 'SES-09'] },
  unauthorized: { features: ['SES-07', 'SES-09', 'AUTH-03', 'NAV-01'] },
  deciding: { features: ['SES-11', 'AUTH-03'] },
  refused: { features: ['NAV-04', 'AUTH-01', 'AUTH-03'] },
  signedOut: { features: ['NAV-01', 'AUTH-01', 'AUTH-02'] },
  welcomingGuest: { features: ['SES-11', 'API-14'] },
  guestFailed: { features: ['SES-11', 'AUTH-01'] },
  guest: { features: ['SES-11', 'SES-12', 'NAV-14', 'AUTH-14'] },
  guestBroken: { features: ['SES-11', 'AUTH-01'] },
  authorizing: { features: ['SES-08', 'AUTH-04', 'PUN-01', 'API-17'] },
} as const satisfies Readonly<Record<string, FeatureMeta>>;
