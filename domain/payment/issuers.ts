/** Card issuers and eCheck, by the numbers of the specification (section 3). */
export const ISSUERS = {
  Visa: 1,
  MasterCard: 2,
  AmericanExpress: 3,
  Discover: 4,
  JCB: 5,
  DinersClub: 6,
  /** Recognized, and never offered (readings 83). */
  enRoute: 7,
  eCheck: 8,
} as const;

export type IssuerName = keyof typeof ISSUERS;
export type IssuerCode = (typeof ISSUERS)[IssuerName];

/** The issuers that a site can accept. */
export const OFFERED_ISSUERS: readonly IssuerCode[] = Object.values(ISSUERS).filter((code) => code !== ISSUERS.enRoute);
