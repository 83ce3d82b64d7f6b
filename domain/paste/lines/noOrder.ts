import { describedBy } from '../../search/searchIndex.ts';
import { type PasteIndex, wordsOf } from '../words/pasteIndex.ts';

/** How email lines and totals begin that order nothing, even when they contain a number. */
const BEGINS_SO =
  /^\W*(?:(?:sub|grand )?total|from|to|cc|sent|date|subject|re|fwd?|tel|phone|fax|mobile|cell|hi|hello|dear|good (?:morning|afternoon|evening)|thanks|thank you|regards|best|kind|cheers|https?|www|on .* wrote|p\.? ?o\.? ?(?:box|number|no|#)|(?:order|delivery|deliver|needed) (?:for|by|on|before|date|mon|tues|wednes|thurs|fri|satur|sun))\b/i;
/** Patterns of complete lines that are addresses, phone numbers or dates. */
const ABOUT_PEOPLE = [
  /^\W*(?:\+?\d{1,3}[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?:\s*(?:x|ext\.?)\s*\d+)?\W*$/i,
  /^\W*\S+@\S+\.\p{L}{2,}\W*$/u,
  /^\W*\d+[a-z]?\s+(?:[\p{L}\d.'’-]+\s+){0,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|square|sq|highway|hwy|wharf|pier|plaza|parkway|pkwy)\b\.?(?:,?\s*(?:suite|ste|unit|floor|fl|apt|room|rm|#)\.?\s*\w+)?\W*$/iu,
  /^\W*(?:suite|ste|floor|apt|room)\.?\s*#?\w+\W*$/i,
  /^\W*\p{L}[\p{L}\s.'’-]*,?\s+\p{Lu}{2}\.?\s+\d{5}(?:-\d{4})?\W*$/u,
  /^\W*(?:\p{L}{3,9}day,?\s+)?(?:\p{L}{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+(?:19|20)\d{2}|\d{1,2}\.?\s+\p{L}{3,9}\.?\s+(?:19|20)\d{2}|\d{1,2}\/\d{1,2}\/(?:19|20)\d{2})\W*$/iu,
];

/**
 * Whether a line is plainly no order: a greeting, a total; a street, a number to call, a date that has no word of a
 * product.
 */
export function isNoOrder(text: string, index: PasteIndex): boolean {
  if (BEGINS_SO.test(text)) return true;
  return (
    ABOUT_PEOPLE.some((look) => look.test(text)) &&
    !wordsOf(text).some((word) => describedBy(index.search, word).length > 0)
  );
}
