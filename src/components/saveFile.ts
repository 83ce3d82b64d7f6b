/** Saves a file through the browser. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address after the click.
  globalThis.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves a text as a file: UTF-8 with a byte order mark, for spreadsheets. */
export function saveFile(name: string, type: string, text: string): void {
  saveBlob(name, new Blob(['\ufeff', text], { type }));
}
