/** A session lives while it is used, and no longer than this (readings 99). */
export const SESSION_IDLE_HOURS = 8;
export const SESSION_DAYS = 30;

/** A session still lives that was used and begun after these moments. */
export function livingSince(now: Date): { idleSince: Date; bornAfter: Date } {
  return {
    idleSince: new Date(now.getTime() - SESSION_IDLE_HOURS * 3_600_000),
    bornAfter: new Date(now.getTime() - SESSION_DAYS * 86_400_000),
  };
}

/** How long the tab may take to open a document, and be reloaded. */
export const DOCUMENT_MINUTES = 10;

/** How long an address is known after a right sign-in (readings 40). */
export const KNOWN_ADDRESS_DAYS = 30;

export function knownSince(now: Date): Date {
  return new Date(now.getTime() - KNOWN_ADDRESS_DAYS * 86_400_000);
}

/** How long a letter without a link may be tried to be sent. */
const LETTER_DAYS = 7;

export function letterExpiry(now: Date): Date {
  return new Date(now.getTime() + LETTER_DAYS * 86_400_000);
}

/** How long the list of letters tells to whom each went. */
const LETTER_LIST_DAYS = 90;

export function letterListSince(now: Date): Date {
  return new Date(now.getTime() - LETTER_LIST_DAYS * 86_400_000);
}
