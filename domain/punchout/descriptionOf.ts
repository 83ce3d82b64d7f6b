import type { TransferLine } from './transfer.ts';

/** Procurement systems cut longer descriptions. */
export const DESCRIPTION_LIMIT = 255;

const BETWEEN = ' - ';
const CUT = '…';

/** At most so many characters, up to the end of a word unless that wastes half of them; an ellipsis says that it was cut. */
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
 * A line in one text of at most `limit` characters: its description, what the buyer wrote, and what the catalog says besides. What does
 * not fit is cut from the catalog's text, then from the description; what the buyer wrote stays.
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
