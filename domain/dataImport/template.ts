import { csvLine } from '../report/csv.ts';

type Templated = { readonly columns: readonly { readonly name: string; readonly example: string }[] };

/** The first row of a file of the kind. */
export function headingLine({ columns }: Templated): string {
  return csvLine(columns.map(({ name }) => name));
}

/** A file of the kind with its headings and one row as an example. */
export function template(kind: Templated): string {
  return headingLine(kind) + csvLine(kind.columns.map(({ example }) => example));
}
