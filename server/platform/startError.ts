/** A reason not to start that its one-line message tells completely. */
export class StartError extends Error {
  override name = 'StartError';
}
