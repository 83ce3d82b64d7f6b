const plain = (code: string) => code.trim().toLowerCase();

/** The row of a code: the exact match, else the only one that differs in case or surrounding blanks. */
export function rowOfCode<Row>(rows: readonly Row[], code: string, codeOf: (row: Row) => string): Row | undefined {
  const exact = rows.find((row) => codeOf(row) === code);
  if (exact !== undefined) return exact;
  const [alike, another] = rows.filter((row) => plain(codeOf(row)) === plain(code));
  return another === undefined ? alike : undefined;
}
