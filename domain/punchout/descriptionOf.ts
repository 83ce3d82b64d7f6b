import type { TransferLine } from './transfer.ts';

/** Procurement systems cut longer descriptions. */
export const DESCRIPTION_LIMIT = 255;

const BETWEEN = ' - ';
const CUT = '…';

/** At most this many characters, up to the end of a word unless that wastes half of them; an ellipsis marks the cut. */
function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  if (length < CUT.length) return '';
  const most = length - CUT.length;
  const wordEnd = text.lastIndexOf(' ', most);
  const end = wordEnd >= most / 2 ? wordEnd : most;
  return `${text
    .slice(0, end)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}${CUT}`;
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * A line as one text of at most `limit` characters: its description, the buyer's text, and the catalog's further text.
 * The catalog's text is cut first, then the description; the buyer's text stays.
 */
export function descriptionOf(
  { description, notes, catalogText }: Pick<TransferLine, 'description' | 'notes' | 'catalogText'>,
  limit = DESCRIPTION_LIMIT,
): string {
  const written = spaced(notes) === '' ? '' : `${BETWEEN}${spaced(notes)}`;
  const named = `${cutTo(description, Math.max(0, limit - written.length))}${written}`;
  const more = spaced(catalogText);
  const room = limit - named.length - BETWEEN.length;
  const rest = more === '' ? '' : cutTo(more, Math.max(0, room));
  return cutTo(rest === '' || rest === CUT ? named : `${named}${BETWEEN}${rest}`, limit);
}
