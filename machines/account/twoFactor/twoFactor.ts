/** What a user can change about their two-step sign-in, each after their password. */
export type TwoFactorChange = 'turnOn' | 'renewCodes' | 'turnOff';

/** The secret of the authenticator app as text, and as a QR code: the path of its dark squares in a square. */
export interface SetUp {
  secret: string;
  path: string;
  size: number;
}

/** Secrets and codes are read through functions, so that no context contains them. */
export type ChangeReply =
  | { kind: 'refused'; text: string }
  | { kind: 'setUp'; readSetUp: () => SetUp }
  | { kind: 'codes'; readCodes: () => readonly string[] }
  | { kind: 'off' };
