export type Role = 'code' | 'quantity' | 'unit' | 'description' | 'other';

/** Words of a heading without blanks and signs, by the column they name. */
const WORDS: Readonly<Record<Role, string>> = {
  code: 'code item itemno itemnumber itemcode itemid product productcode productno productnumber productid sku article articleno articlenumber artno artnr part partno partnumber material materialno catalogno ourcode yourcode',
  quantity: 'qty quantity qtyordered orderqty orderquantity ordered order menge anzahl count howmany',
  unit: 'unit units uom um unitofmeasure sellby measure einheit',
  description: 'description desc name productname itemname itemdescription productdescription bezeichnung text',
  other:
    'price unitprice listprice total extension ext cost amount line lineno no nr pos brand pack packsize size category vendor supplier comment comments note notes remarks',
};

const ROLE_OF: ReadonlyMap<string, Role> = new Map(
  (Object.entries(WORDS) as [Role, string][]).flatMap(([role, words]) => words.split(' ').map((word) => [word, role])),
);

/** The column that a heading names; null for any other text. */
export function headingRole(cell: string): Role | null {
  if (cell.trim() === '#') return 'other';
  const word = cell
    .toLowerCase()
    .replace(/#/g, 'no')
    .replace(/[^\p{L}]/gu, '');
  return ROLE_OF.get(word) ?? null;
}

/** Whether the cells of a line are headings: at least two of them, without any number. */
export function isHeading(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.some((cell) => /\p{Nd}/u.test(cell))) return false;
  const named = filled.filter((cell) => headingRole(cell) !== null);
  return named.length >= 2 && named.some((cell) => headingRole(cell) !== 'description');
}
