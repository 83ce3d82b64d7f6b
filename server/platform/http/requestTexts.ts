import { formatCount } from '#domain/formatNumber.ts';

const KILOBYTE = 1024;

function formatBytes(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE ? `${formatCount(kilobytes)} KB` : `${formatCount(kilobytes / KILOBYTE)} MB`;
}

/** What is said of requests that cannot be answered, whatever they are about. */
export const requestTexts = {
  notValid: 'The request is not valid',
  notFound: 'Not found',
  headersTooLarge: 'This is too much to be sent at once.',
  tooLarge: (bytes: number) => `This request is too large. Send at most ${formatBytes(bytes)}.`,
  tooManyCalls: 'Too many requests at once. Wait a moment and try again.',
  fileTooLarge: (bytes: number) => `A file of more than ${formatCount(bytes / 1024 / 1024)} MB is too large.`,
  unavailable: 'Service temporarily unavailable',
  failed: 'The server could not complete the request',
  sentBefore: 'This was sent before, with other contents.',
  tooMany: (limit: number) => `At most ${formatCount(limit)} can be sent at once.`,
  textTooLong: (limit: number) => `A text of more than ${formatCount(limit)} characters is too long.`,
} as const;
