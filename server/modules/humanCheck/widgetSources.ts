import type { HumanCheckKind } from '#domain/account/humanCheck.ts';

/** From where the widget of a check loads its script, and into which frames. The built-in one is part of the shop. */
export const WIDGET_SOURCES: Readonly<Record<HumanCheckKind, readonly string[]>> = {
  local: [],
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
};
