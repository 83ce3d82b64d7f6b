import type { UserSettings } from '#domain/settings/settings.ts';

/**
 * The addresses of a picture in the order of attempts: itself, the site's default, the fallback. None without a file
 * and a default.
 */
export function imageSources(
  file: string | null | undefined,
  { missingImage }: Pick<UserSettings, 'missingImage'>,
): string[] {
  const files = [file, missingImage].flatMap((name) => name || []);
  return files.length === 0 ? [] : [...files.map((name) => `/img/${encodeURIComponent(name)}`), '/missing.svg'];
}
