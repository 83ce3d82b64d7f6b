import { type Column, type Kind, keyColumns } from '#domain/dataImport/kind.ts';
import { template } from '#domain/dataImport/template.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { ROWS_AT_ONCE } from '#server/modules/dataImport/write/upsertRows.ts';

const LINE_LENGTH = 120;

/** A text in lines of at most 120 characters; code in backticks stays on one line. */
function wrapped(text: string, indent = ''): string {
  const lines = [''];
  for (const piece of text.match(/(?:`[^`]*`|\S)+/g) ?? []) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (longer.length > LINE_LENGTH) lines.push(`${indent}${piece}`);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n');
}

function need({ unitOf, isKey, mayBeEmpty, isNeeded, standard }: Column): string {
  const known = unitOf ? ', if the product has several' : '';
  if (mayBeEmpty) return '';
  if (isKey) return ` (always${known})`;
  if (isNeeded) return ` (for new rows${known})`;
  return standard ? ` (default \`${standard}\`)` : '';
}

function describedColumn(column: Column): string {
  const { name, means, synonyms, opposites = [], example } = column;
  const names = [...synonyms.map((alias) => `\`${alias}\``), ...opposites.map((alias) => `not \`${alias}\``)];
  const sentences = [
    `- **\`${name}\`**${need(column)}: ${means}.`,
    ...(example === '' ? [] : [`Example: \`${example}\`.`]),
    ...(names.length === 0 ? [] : [`Also called ${names.join(', ')}.`]),
  ];
  return wrapped(sentences.join(' '), '  ');
}

/** A kind as docs/import.md describes it: each column, its meaning and aliases, and an example. */
export function describedKind(kind: Kind): string {
  const { rowGroup, whenAbsent } = kind;
  const code = (columns: readonly Column[]) => columns.map(({ name }) => `\`${name}\``);
  const complete =
    whenAbsent === null
      ? 'Files cannot be marked complete.'
      : `In a complete file: ${whenAbsent.charAt(0).toLowerCase()}${whenAbsent.slice(1)}.`;
  const ofGroup = code(kind.columns.filter(({ isOfGroup }) => isOfGroup)).join(', ');
  const grouped = [
    `Keep the rows of each ${rowGroup} together, at most ${formatCount(ROWS_AT_ONCE)} of them.`,
    'They are imported together or not at all.',
    `Enter these columns the same in every row or only in the first: ${ofGroup}.`,
  ];
  return [
    `### ${kind.title}: \`${kind.name}\``,
    wrapped(`Identified by ${code(keyColumns(kind)).join(' and ')}. ${complete}`),
    ...(rowGroup === undefined ? [] : [wrapped(grouped.join(' '))]),
    kind.columns.map(describedColumn).join('\n'),
    `\`\`\`csv\n${template(kind).trimEnd().replaceAll('\r\n', '\n')}\n\`\`\``,
  ].join('\n\n');
}
