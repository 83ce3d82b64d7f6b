import { type Kind, keyColumns } from '#domain/dataImport/kind.ts';
import { template } from '#domain/dataImport/template.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { ROWS_AT_ONCE } from '#server/modules/dataImport/write/upsertRows.ts';

/** A kind as docs/import.md describes it: each column, its meaning and aliases, and an example. */
export function describedKind(kind: Kind): string {
  const rows = kind.columns.map(
    ({ name, means, synonyms, opposites = [], unitOf, isKey, isNeeded, standard, example }) => {
      const known = unitOf ? ', if the product has several' : '';
      const need = isKey
        ? `always${known}`
        : isNeeded
          ? `for new rows${known}`
          : standard
            ? `default \`${standard}\``
            : '';
      const names = [...synonyms, ...opposites.map((opposite) => `not ${opposite}`)];
      return `| \`${name}\` | ${means} | ${need} | ${names.join(', ')} | ${example === '' ? '' : `\`${example.replaceAll('|', '\\|')}\``} |`;
    },
  );
  const ofGroup = kind.columns.filter(({ isOfGroup }) => isOfGroup).map(({ name }) => `\`${name}\``);
  const rowGroup = [
    `Keep the rows of each ${kind.rowGroup} together, at most ${formatCount(ROWS_AT_ONCE)} of them. They are imported together or not at all. Enter these`,
    `columns the same in every row or only in the first: ${ofGroup.join(', ')}.`,
    '',
  ];
  return [
    `### ${kind.title}: \`${kind.name}\``,
    '',
    `Identified by ${keyColumns(kind)
      .map(({ name }) => `\`${name}\``)
      .join(
        ' and ',
      )}. ${kind.whenAbsent === null ? 'Files cannot be marked complete.' : `In a complete file: ${kind.whenAbsent.charAt(0).toLowerCase()}${kind.whenAbsent.slice(1)}.`}`,
    '',
    ...(kind.rowGroup === undefined ? [] : rowGroup),
    '| Column | Means | Needed | Also called | Example |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '```csv',
    template(kind).trimEnd().replaceAll('\r\n', '\n'),
    '```',
  ].join('\n');
}
