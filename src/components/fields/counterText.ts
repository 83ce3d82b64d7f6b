/** `38/40` if fewer than a fifth of the characters, or five, are left. */
export function counterText(length: number, limit: number | undefined): string | undefined {
  if (limit === undefined) return undefined;
  const near = Math.max(5, Math.ceil(limit / 5));
  return limit - length <= near && length > 0 ? `${length}/${limit}` : undefined;
}
