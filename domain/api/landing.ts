import { type Static, Type } from 'typebox';
import { LandingLayout } from '../landing/layout.ts';
import { endpoint } from './endpoint.ts';
import { SaveResult } from './refusal.ts';

const Version = Type.Integer({ minimum: 0 });

/** A layout with the version it was read at; 0 before the first save. */
export const StoredLanding = Type.Object({ ...LandingLayout.properties, version: Version });
export type StoredLanding = Static<typeof StoredLanding>;

const TextOrNone = Type.Union([Type.String(), Type.Null()]);

/** The page that another user saved meanwhile, with the user and time; null when the shop does not know them. */
export const LandingConflict = Type.Object({
  landing: StoredLanding,
  changedBy: TextOrNone,
  changedAt: TextOrNone,
});
export type LandingConflict = Static<typeof LandingConflict>;

export const getLanding = endpoint({
  method: 'GET',
  path: '/api/landing',
  access: 'visitor',
  summary:
    'The landing page with sanitized text. Has no cards if none are set up. Hidden cards are returned only to editors',
  answer: StoredLanding,
});

export const saveLanding = endpoint({
  method: 'POST',
  path: '/api/landing',
  access: 'admin',
  menuKeys: ['EditLandingPage'],
  summary:
    'Save the landing page. 409 with the newest version as `landing`, `changedBy` and `changedAt` if it changed since `version`, or with the reason for the refusal',
  body: Type.Object({ ...LandingLayout.properties, version: Type.Optional(Version) }),
  answer: Type.Object({ ...SaveResult.properties, version: Version }),
  refusals: {
    409: Type.Object({
      ...SaveResult.properties,
      landing: Type.Optional(StoredLanding),
      changedBy: Type.Optional(TextOrNone),
      changedAt: Type.Optional(TextOrNone),
    }),
  },
  codes: ['invalidLayout', 'staleVersion'],
});
