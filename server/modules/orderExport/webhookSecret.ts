const PREFIX = 'whsec_';
/** The key lengths of Standard Webhooks, in bytes. */
const FEWEST = 24;
const MOST = 64;

const unpadded = (text: string) => text.replace(/=+$/, '');

/** The signing key of a secret: the bytes behind `whsec_`, else the text itself; null where these are no such bytes. */
export function signingKey(secret: string): Buffer | null {
  if (!secret.startsWith(PREFIX)) return Buffer.from(secret);
  const encoded = secret.slice(PREFIX.length);
  const key = Buffer.from(encoded, 'base64');
  const isExact = unpadded(key.toString('base64')) === unpadded(encoded);
  return isExact && key.length >= FEWEST && key.length <= MOST ? key : null;
}
