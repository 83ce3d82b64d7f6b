import { type Static, Type } from 'typebox';
import type { RefusalCode } from '../refusal/refusalCodes.ts';
import { frameText } from '../texts/frameText.ts';
import type { SessionEndCode } from './sessionEndCode.ts';

/** Why the token call refuses, in its `code`. */
export const SignInCode = Type.Union([
  Type.Literal('badCredentials'),
  Type.Literal('unverified'),
  Type.Literal('passwordExpired'),
  Type.Literal('disabled'),
  Type.Literal('secondFactor'),
  Type.Literal('secondFactorWrong'),
  Type.Literal('tooManyAttempts'),
  Type.Literal('codeRejected'),
  Type.Literal('unavailable'),
]);
export type SignInCode = Static<typeof SignInCode>;

/** Codes that the storefront sets itself, or derives from a text without a code. */
type OwnCode =
  | 'validationFailed'
  | 'punchoutExpired'
  | 'noResponse'
  | 'notAuthorized'
  | 'customerWithdrawn'
  | 'shipMethodRefused'
  | 'signedInElsewhere'
  | 'signedOutElsewhere'
  | 'noCustomerLeft'
  | 'other';

export type ReasonCode = SignInCode | SessionEndCode | OwnCode;

/**
 * Why a session ended, or a customer must be chosen again. The code decides what happens next; the text is only shown.
 */
export interface Reason {
  readonly code: ReasonCode;
  readonly text: string;
}

/** Whether the password was right, and the code of two-step sign-in is missing or wrong. */
export function asksSecondFactor(reason: Reason | null): boolean {
  return reason?.code === 'secondFactor' || reason?.code === 'secondFactorWrong';
}

/** The texts that the specification gives (8, Login and Authorization code and session). */
const TEXTS: Readonly<Partial<Record<ReasonCode, string>>> = {
  badCredentials: frameText('session.unknownUser'),
  tooManyAttempts: frameText('session.tooManyAttempts'),
  unavailable: frameText('session.unavailable'),
  noResponse: frameText('session.noResponseRefresh'),
  codeRejected: frameText('session.codeRejected'),
  punchoutExpired: frameText('session.punchoutExpired'),
  sessionExpired: frameText('session.expired'),
  validationFailed: frameText('session.validationFailed'),
  noCustomerLeft: frameText('session.noneLeft'),
  signedInElsewhere: frameText('session.signedInElsewhere'),
  signedOutElsewhere: frameText('session.signedOutElsewhere'),
};

/** A code without a text of the specification uses the server's message. */
export function reasonOf(code: ReasonCode, message = ''): Reason {
  return { code, text: TEXTS[code] ?? (message.trim() || frameText('session.failed')) };
}

export function customerWithdrawn(name: string | null): Reason {
  const customer = name ?? frameText('texts.theCustomerYouChoseBefore');
  return reasonOf('customerWithdrawn', frameText('texts.youNoLongerActForChoose', { customer }));
}

/** A server without codes is understood by its texts (readings 20). */
function codeInWords(message: string): 'passwordChanged' | 'notAuthorized' | null {
  if (/changed password/i.test(message)) return 'passwordChanged';
  if (/not authorized/i.test(message)) return 'notAuthorized';
  return null;
}

/** A refusal of the server: HTTP status, `code` and text (`error_description`, or `message`). */
export interface ServerRefusal {
  readonly status: number;
  readonly code: RefusalCode | null;
  readonly text: string;
}

const SIGN_IN_CODES: ReadonlySet<string> = new Set(SignInCode.anyOf.map((literal) => literal.const));
const isSignInCode = (code: RefusalCode | null): code is SignInCode => code !== null && SIGN_IN_CODES.has(code);

/** Specification 8, Login. */
export function passwordRefusal({ status, code, text }: ServerRefusal): Reason {
  if (isSignInCode(code)) return reasonOf(code, text);
  if (status === 429) return reasonOf('tooManyAttempts');
  if (status === 503) return reasonOf('unavailable');
  if (status === 401 && text === 'Bad Request') return reasonOf('badCredentials');
  return reasonOf(codeInWords(text) ?? 'other', text);
}

/** Specification 8, Authorization code. */
export function codeRefusal({ status, code }: ServerRefusal): Reason {
  return reasonOf(status === 401 || code === 'codeRejected' ? 'codeRejected' : 'punchoutExpired');
}

/** Why a 401 ended the session. */
export function sessionEnd({ code, text }: ServerRefusal): Reason {
  const end = code === 'passwordChanged' ? code : codeInWords(text);
  return end === null ? reasonOf('sessionExpired') : reasonOf(end, text);
}
