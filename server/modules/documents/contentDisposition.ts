/** Characters that a file name must not have on one system or another, and controls. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|]/gu;

function tidy(name: string): string {
  const tidied = name
    .replace(/\s+/g, ' ')
    .replace(/ +(\.\w+)$/, '$1')
    .trim()
    .replace(/^(?:\.+ )+/, '')
    .replace(/^\.+(?=.*\.)/, '');
  return /^(\.|$)/.test(tidied) ? `document${tidied}` : tidied;
}

export function safeFileName(name: string): string {
  return tidy(name.replace(UNSAFE, ' '));
}

/** The name in ASCII for old clients, in UTF-8 (RFC 8187) for all others. */
function named(fileName: string): string {
  const name = safeFileName(fileName);
  const ascii = tidy(
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/[%;]/g, '_'),
  );
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Shown in the tab, and saved under this name. */
export function inlineDisposition(fileName: string): string {
  return `inline; ${named(fileName)}`;
}

/** The name of the saved file, regardless of the tab's title. */
export function attachmentDisposition(fileName: string): string {
  return `attachment; ${named(fileName)}`;
}
