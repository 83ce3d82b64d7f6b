import type { UserSettings } from '#domain/settings/settings.ts';

/** The addresses of a picture in the order they are tried: itself, the site's default, the last resort. No file, no address. */
export function imageSources(
  file: string | null | undefined,
  { missingImage }: Pick<UserSettings, 'missingImage'>,
): string[] {
  if (!file) return [];
  return [`/img/${encodeURIComponent(file)}`, ...(missingImage ? [`/img/${missingImage}`] : []), '/missing.svg'];
}
