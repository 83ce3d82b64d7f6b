/** Hands a file to the browser to keep. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address after the click.
  globalThis.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a text to the browser as a file to keep. UTF-8 with the mark by which spreadsheets know it. */
export function saveFile(name: string, type: string, text: string): void {
  saveBlob(name, new Blob(['\ufeff', text], { type }));
}
