import { randomBytes } from 'node:crypto';

/** The server's only source of randomness: unguessable text of at least 128 bits. */
export interface Ids {
  secret(): string;
}

export const randomIds: Ids = { secret: () => randomBytes(24).toString('base64url') };
