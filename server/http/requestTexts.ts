import { formatCount } from '#domain/shownNumber.ts';

/** What is said of requests that cannot be answered, whatever they are about. */
export const requestTexts = {
  notValid: 'The request is not valid',
  notFound: 'Not found',
  tooLarge: 'This is too much to be sent at once.',
  fileTooLarge: (bytes: number) => `A file of more than ${formatCount(bytes / 1024 / 1024)} MB is too large.`,
  unavailable: 'Service temporarily unavailable',
  failed: 'The server could not complete the request',
  sentBefore: 'This was sent before, with other contents.',
  tooMany: (limit: number) => `At most ${formatCount(limit)} can be sent at once.`,
  textTooLong: (limit: number) => `A text of more than ${formatCount(limit)} characters is too long.`,
} as const;
