/** The placeholder of a missing picture. */
export const MISSING_PICTURE = '/missing.svg';

/** Replaces a picture that failed to load; the placeholder is never replaced. */
export function showMissing(picture: HTMLImageElement): void {
  if (picture.getAttribute('src') !== MISSING_PICTURE) picture.setAttribute('src', MISSING_PICTURE);
}
