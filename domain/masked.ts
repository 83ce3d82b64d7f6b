/** Formats a field while the user types, with automatic separators. */
export interface Mask {
  /** The significant characters of a text, without separators. */
  read(text: string): string;
  show(value: string): string;
  /** Characters that count. */
  readonly most: number;
}

/** The value of a masked field, and the position of its caret in the displayed text. */
export interface TypedValue {
  value: string;
  caret: number;
}

/**
 * The value of a masked field after its text changed to `text`, with the caret at `caret`. A key that adds one
 * character too many, or an invalid one, changes nothing; deleting a separator deletes the character before it.
 */
export function typedThrough({ read, show, most }: Mask, before: string, text: string, caret: number): TypedValue {
  const behind = (value: string, count: number) => show(value.slice(0, count)).length;
  const count = read(text.slice(0, caret)).length;
  const value = read(text);
  if (value.length > most) return { value: before, caret: behind(before, Math.min(count, before.length)) };
  const isMarkDeleted = value === before && text.length === show(before).length - 1;
  if (!isMarkDeleted || count === 0) return { value, caret: behind(value, count) };
  const shorter = value.slice(0, count - 1) + value.slice(count);
  return { value: shorter, caret: behind(shorter, count - 1) };
}
