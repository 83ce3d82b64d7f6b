/** Between the categories of a path: `Food > Fruit`, `Food : Fruit`, `Food / Fruit`. A name may have a slash itself. */
const SEPARATOR = /\s*[>:]\s*|\s+\/\s+/;
/** The uppermost category of some systems, which has all others in it. */
const ROOT = /^(?:all|default category)\s*[>:/]\s*/i;
/** Below such a root, a slash without blanks separates, too. */
const BELOW_ROOT = /\s*[>:/]\s*/;

const firstOf = (text: string) => text.trim().split(BELOW_ROOT)[0];

/** `Clothing, Clothing > Hoodies`: a product in several categories, some of them in another. */
function isList(text: string): boolean {
  const [first = '', ...others] = text.split(',');
  return others.some((other) => firstOf(other) === firstOf(first));
}

/** The categories on the way to a category, its own last, as other systems write them; null for several categories. */
export function categoryPath(text: string): string[] | null {
  if (isList(text)) return null;
  const rest = text.replace(ROOT, '');
  const parts = rest.split(rest === text ? SEPARATOR : BELOW_ROOT).filter((part) => part !== '');
  return parts.length === 0 ? [text] : parts;
}
