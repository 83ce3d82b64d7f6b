/** The whole file is refused, and nothing of it is written; the message is for whoever brought it. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}
