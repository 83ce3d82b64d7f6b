/** Pictures are the shop's own: from any other address nothing is asked for (its policy forbids it, too). */
const PICTURE = /^\/(?:img\/[\w%~!()+,=@-][\w%~!()+,=@.-]*|missing\.svg)$/;

/** `/img/{file}`: no folders, nothing hidden, no query. */
export function isOwnPicture(src: string): boolean {
  return PICTURE.test(src);
}

/** A path of this shop with its query and hash, never another host's. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href);
}

/** An absolute http or https address without a name and password in it. */
export function isWebAddress(href: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(href) || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === '' && password === '';
}

/** What a link in a text may lead to. */
export function isLinkTarget(href: string): boolean {
  return isOwnPath(href) || isWebAddress(href) || /^(?:mailto|tel):[^\s\\<>"']+$/i.test(href);
}
