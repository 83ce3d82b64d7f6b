/** A reason not to start; its one-line message is complete. */
export class StartError extends Error {
  override name = 'StartError';
}
