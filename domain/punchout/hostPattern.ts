const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const PATTERN = new RegExp(`^(?:${LABEL}|(?:\\*\\.)?${LABEL}(?:\\.${LABEL})+)(?::[1-9][0-9]{0,4})?$`);

/** Whether this names a host as partners do: `buy.example.com`, `*.example.com` for any one below, either with a port. No address, no path. */
export function isHostPattern(text: string): boolean {
  const port = Number(/:(\d+)$/.exec(text)?.[1] ?? 1);
  return text.length <= 255 && PATTERN.test(text.toLowerCase()) && port <= 65_535;
}
