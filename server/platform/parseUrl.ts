export function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}
