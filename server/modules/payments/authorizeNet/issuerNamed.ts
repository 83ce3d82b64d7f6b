import { ISSUERS, type IssuerCode } from '#domain/payment/issuers.ts';

/** The issuer by the name that Authorize.Net gives it, such as `MasterCard` or `American Express`; null for any other. */
export function issuerNamed(name: string | undefined): IssuerCode | null {
  const letters = name?.replaceAll(' ', '').toLowerCase();
  const found = Object.entries(ISSUERS).find(([ours]) => ours.toLowerCase() === letters);
  return found?.[1] ?? null;
}
