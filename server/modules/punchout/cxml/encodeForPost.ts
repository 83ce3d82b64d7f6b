/** A document as a form field that the browser posts. It is ASCII, so that it arrives with any charset of the form. */
export function encodeForPost(
  document: string,
  encoding: 'urlencoded' | 'base64',
): { fieldName: 'cxml-urlencoded' | 'cxml-base64'; value: string } {
  if (encoding === 'base64') {
    return { fieldName: 'cxml-base64', value: Buffer.from(document, 'utf8').toString('base64') };
  }
  const value = document.replace(/[\u{80}-\u{10FFFF}]/gu, (character) => `&#${character.codePointAt(0)};`);
  return { fieldName: 'cxml-urlencoded', value };
}
