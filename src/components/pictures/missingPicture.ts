/** What is shown of a picture that is gone. */
export const MISSING_PICTURE = '/missing.svg';

/** Takes the place of a picture that did not come; not of itself. */
export function showMissing(picture: HTMLImageElement): void {
  if (picture.getAttribute('src') !== MISSING_PICTURE) picture.setAttribute('src', MISSING_PICTURE);
}
