/** A reason not to start; its one-line message is complete. */
export class StartError extends Error {
  override name = 'StartError';
}

const FILE_TROUBLE: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a part of it is a file',
};

/** What a terminal shows of an error: one line where the reason is known, otherwise all of it. */
export function describeError(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return error;
  const reason = FILE_TROUBLE[String(error.code)];
  return reason === undefined ? error : `${error.path} cannot be used: ${reason}.`;
}
