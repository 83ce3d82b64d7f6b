import { Type } from 'typebox';

/** The available human checks: the shop's own puzzle, or a service whose widget needs the site key. */
export const HUMAN_CHECKS = ['local', 'turnstile', 'hcaptcha', 'recaptcha'] as const;
export const HumanCheckKind = Type.Enum(HUMAN_CHECKS);
export type HumanCheckKind = (typeof HUMAN_CHECKS)[number];

/** The site key of the built-in check, which needs no real one. */
export const LOCAL_SITE_KEY = 'local';
