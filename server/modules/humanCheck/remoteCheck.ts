import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { HumanCheckKind } from '#domain/account/humanCheck.ts';
import type { HumanCheck, HumanCheckResult } from './humanCheck.ts';

export type RemoteKind = Exclude<HumanCheckKind, 'local'>;

/** The keys of a service: one for its widget, and our secret. */
export interface RemoteKeys {
  kind: RemoteKind;
  siteKey: string;
  secret: string;
}

const VERIFY_URLS: Readonly<Record<RemoteKind, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};
const PATIENCE_MS = 5_000;

/** The one shape that the three share. */
const SiteVerify = Type.Object({
  success: Type.Boolean(),
  'error-codes': Type.Optional(Type.Array(Type.String())),
});
const answers = Compile(SiteVerify);

/** Errors of our keys or of the service, not of the user. */
const OURS = /secret|sitekey|internal|bad-request/;

/** Turnstile, hCaptcha or reCAPTCHA. The service receives only the widget's response, no data of the caller. */
export function remoteCheck(
  { kind, siteKey, secret }: RemoteKeys,
  report: (line: string) => void,
  url: string = VERIFY_URLS[kind],
): HumanCheck {
  function unavailable(why: string): HumanCheckResult {
    report(`Human check: ${kind} ${why}`);
    return 'unavailable';
  }

  async function ask(verifyToken: string): Promise<HumanCheckResult> {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: verifyToken }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    if (!answers.Check(answer)) return unavailable(`answered ${response.status}, and nothing that can be understood`);
    if (answer.success) return 'human';
    const codes = answer['error-codes'] ?? [];
    return codes.some((code) => OURS.test(code)) ? unavailable(`refused the question: ${codes}`) : 'refused';
  }

  return {
    kind,
    siteKey,
    challenge: async () => null,
    verify: (verifyToken) =>
      ask(verifyToken).catch((error: Error) => unavailable(`did not answer: ${error.cause ?? error.message}`)),
  };
}
