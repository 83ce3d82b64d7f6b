/** Pictures come only from the shop (its policy forbids any other address, too). */
const PICTURE = /^\/(?:img\/[\w%~!()+,=@-][\w%~!()+,=@.-]*|missing\.svg)$/;

/** `/img/{file}`: no folders, no hidden files, no query. */
export function isOwnPicture(src: string): boolean {
  return PICTURE.test(src);
}

/** A path of this shop with query and hash, never another host's. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href);
}

/** An absolute http or https address without a name and password in it. */
export function isWebAddress(href: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(href) || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === '' && password === '';
}

/** The allowed targets of links in texts. */
export function isLinkTarget(href: string): boolean {
  return isOwnPath(href) || isWebAddress(href) || /^(?:mailto|tel):[^\s\\<>"']+$/i.test(href);
}
