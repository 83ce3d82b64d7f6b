import { serverText } from '#domain/texts/serverText.ts';

const KILOBYTE = 1024;

function formatBytes(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? serverText('request.kb', { kilobytes })
    : serverText('request.mb', { megabytes: kilobytes / KILOBYTE });
}

/** The messages about requests that cannot be processed, on any subject. */
export const requestTexts = {
  tooLarge: (bytes: number) => serverText('request.thisRequestIsTooLargeSend', { bytes: formatBytes(bytes) }),

  fileTooLarge: (bytes: number) => serverText('request.aFileOfMoreThanMb', { megabytes: bytes / 1024 / 1024 }),
} as const;
