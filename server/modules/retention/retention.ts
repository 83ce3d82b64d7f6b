/** A session lives while it is used, and no longer than this (readings 99). */
export const SESSION_IDLE_HOURS = 8;
export const SESSION_DAYS = 30;

/** A session is active when it was used and started after these times. */
export function activeSince(now: Date): { idleSince: Date; bornAfter: Date } {
  return {
    idleSince: new Date(now.getTime() - SESSION_IDLE_HOURS * 3_600_000),
    bornAfter: new Date(now.getTime() - SESSION_DAYS * 86_400_000),
  };
}

/** How long the tab may take to open a document, and may reload it. */
const DOCUMENT_MINUTES = 10;

export function documentExpiry(now: Date): Date {
  return new Date(now.getTime() + DOCUMENT_MINUTES * 60_000);
}

/** Documents that were opened before have expired. */
export function documentsOpenSince(now: Date): Date {
  return new Date(now.getTime() - DOCUMENT_MINUTES * 60_000);
}

/** How long the code of a punchout opens its visit (readings 98). */
const PUNCHOUT_CODE_MINUTES = 5;

export function punchoutCodeExpiry(now: Date): Date {
  return new Date(now.getTime() + PUNCHOUT_CODE_MINUTES * 60_000);
}

/** How long a transferred cart can be restored. */
const PUNCHOUT_VISIT_DAYS = 180;

export function punchoutVisitsSince(now: Date): Date {
  return new Date(now.getTime() - PUNCHOUT_VISIT_DAYS * 86_400_000);
}

/** How long an address is known after a right sign-in (readings 40). */
const KNOWN_ADDRESS_DAYS = 30;

export function knownSince(now: Date): Date {
  return new Date(now.getTime() - KNOWN_ADDRESS_DAYS * 86_400_000);
}

/** How long an email without a link may be tried to be sent. */
const EMAIL_DAYS = 7;

export function emailExpiry(now: Date): Date {
  return new Date(now.getTime() + EMAIL_DAYS * 86_400_000);
}

/** How long the email list shows recipients. */
const EMAIL_LIST_DAYS = 90;

export function emailListSince(now: Date): Date {
  return new Date(now.getTime() - EMAIL_LIST_DAYS * 86_400_000);
}

/** How long the links of emails work (readings 98). */
const VERIFICATION_HOURS = 72;
const RESET_MINUTES = 60;

export function verificationExpiry(now: Date): Date {
  return new Date(now.getTime() + VERIFICATION_HOURS * 3_600_000);
}

export function resetExpiry(now: Date): Date {
  return new Date(now.getTime() + RESET_MINUTES * 60_000);
}

/** An invitation may arrive on a Friday; it also confirms the address. */
const INVITATION_HOURS = 72;

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + INVITATION_HOURS * 3_600_000);
}

/** How long an unverified account is kept after its last link has expired; then it is deleted. */
const UNVERIFIED_DAYS = 30;

export function unverifiedSince(now: Date): Date {
  return new Date(now.getTime() - UNVERIFIED_DAYS * 86_400_000);
}

/** How long a puzzle of the human check is valid. */
const CHALLENGE_MINUTES = 20;

export function challengeExpiry(now: Date): Date {
  return new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
}

/** How long calls are remembered that are limited: as long as the longest of the limits. */
export const LIMITED_CALL_HOURS = 1;

/** How long a picture without products is shown: browsers keep catalogs that contain it. */
const UNUSED_PICTURE_DAYS = 30;

export function unusedPicturesSince(now: Date): Date {
  return new Date(now.getTime() - UNUSED_PICTURE_DAYS * 86_400_000);
}

/** How long the row results of an import are kept. */
const IMPORT_DAYS = 30;

export function importsSince(now: Date): Date {
  return new Date(now.getTime() - IMPORT_DAYS * 86_400_000);
}

/** How long a trading partner's request is remembered, so that a repeat is refused. */
const PAYLOAD_DAYS = 30;

export function payloadsSince(now: Date): Date {
  return new Date(now.getTime() - PAYLOAD_DAYS * 86_400_000);
}

/** How long support can open what a user sent. */
const RECORDING_DAYS = 30;

export function recordingExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + RECORDING_DAYS * 86_400_000);
}

/** Recordings that were sent before have expired. */
export function recordingsSince(now: Date): Date {
  return new Date(now.getTime() - RECORDING_DAYS * 86_400_000);
}

/** How long the numbers of the flows are kept. */
const FLOW_NUMBER_WEEKS = 26;

export function flowNumbersSince(now: Date): Date {
  return new Date(now.getTime() - FLOW_NUMBER_WEEKS * 7 * 86_400_000);
}
