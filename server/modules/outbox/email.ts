import { createHash } from 'node:crypto';
import { type Static, Type } from 'typebox';
import type { JobKind } from '../../platform/jobs/job.ts';

const LinkEmail = Type.Union([
  /** Sign-up: opening the link confirms the address. */
  Type.Object({ kind: Type.Literal('verifyAddress'), token: Type.String() }),
  /** An account that an admin created; its owner chooses the password. */
  Type.Object({ kind: Type.Literal('invitation'), token: Type.String(), username: Type.String() }),
  Type.Object({ kind: Type.Literal('resetPassword'), token: Type.String(), username: Type.String() }),
]);

/** To the owner of an account, after a change of its two-step sign-in. */
export const TwoFactorChanged = Type.Object({
  kind: Type.Literal('twoFactorChanged'),
  change: Type.Union([Type.Literal('on'), Type.Literal('off'), Type.Literal('codes')]),
  changedAt: Type.String(),
});

/** To the address that an account had before; `language` is that of its user, who cannot be found by it any more. */
export const EmailChanged = Type.Object({
  kind: Type.Literal('emailChanged'),
  changedAt: Type.String(),
  language: Type.Union([Type.String(), Type.Null()]),
});

const PlainEmail = Type.Union([
  /** A sign-up used the address of an existing account (readings 124). */
  Type.Object({ kind: Type.Literal('accountExists') }),
  Type.Object({ kind: Type.Literal('passwordChanged'), changedAt: Type.String() }),
  TwoFactorChanged,
  EmailChanged,
  /** To the user who submitted (readings 127), with the parts of the order that this user may see. */
  Type.Object({
    kind: Type.Literal('orderConfirmation'),
    orderNumber: Type.String(),
    customerKey: Type.Integer(),
    hidePricing: Type.Boolean(),
    hasPaper: Type.Boolean(),
  }),
  /** To each member of the team who may approve the order. */
  Type.Object({
    kind: Type.Literal('approvalAsked'),
    approvalId: Type.Integer(),
    requester: Type.String(),
    total: Type.String(),
  }),
  /** To a user of another customer who was added to a team. */
  Type.Object({ kind: Type.Literal('teamJoined'), customer: Type.String(), by: Type.String() }),
  /** To the member who asked: the number of the order, or the reason why it was returned. */
  Type.Object({
    kind: Type.Literal('approvalDecided'),
    approvalId: Type.Integer(),
    by: Type.String(),
    orderNumber: Type.Union([Type.String(), Type.Null()]),
    note: Type.Union([Type.String(), Type.Null()]),
  }),
  /** To the user who paid entries of an account. */
  Type.Object({ kind: Type.Literal('paymentReceipt'), paymentKey: Type.String(), customerKey: Type.Integer() }),
]);

/** The content of an email, by kind. */
export const Email = Type.Union([LinkEmail, PlainEmail]);
export type Email = Static<typeof Email>;

interface Addressee {
  address: string;
  name: string;
}

/** An email that is sent once per cause and kind; one with a link is not sent after the link has expired. */
export type NewEmail = { to: Addressee; cause: string } & (
  | { email: Static<typeof LinkEmail>; expiresAt: Date }
  | { email: Static<typeof PlainEmail>; expiresAt?: Date }
);

/**
 * About two days: between the tries are seconds to six hours. One at a time, so that two jobs never wait for a mail
 * server.
 */
export const SEND_EMAIL = {
  name: 'sendLetter',
  payload: Type.Object({ letterId: Type.Integer() }),
  maxAttempts: 16,
  queue: 'mail',
} satisfies JobKind;

/** A digest, because a cause may contain data that the database must not reveal. */
export function causeDigest(kind: Email['kind'], cause: string): string {
  return createHash('sha256').update(`${kind} ${cause}`).digest('base64url');
}
