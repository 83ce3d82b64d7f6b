import { type Kind, keyColumns } from '#domain/intake/kind.ts';
import { template } from '#domain/intake/template.ts';

/** A kind as docs/import.md tells of it: each column, what it means and what else it may be called, and an example. */
export function describedKind(kind: Kind): string {
  const rows = kind.columns.map(({ name, means, synonyms, isKey, isNeeded, standard, example }) => {
    const need = isKey ? 'always' : isNeeded ? 'for a new one' : standard ? `else \`${standard}\`` : '';
    return `| \`${name}\` | ${means} | ${need} | ${synonyms.join(', ')} | ${example === '' ? '' : `\`${example.replaceAll('|', '\\|')}\``} |`;
  });
  return [
    `### ${kind.title}: \`${kind.name}\``,
    '',
    `Known by ${keyColumns(kind)
      .map(({ name }) => `\`${name}\``)
      .join(
        ' and ',
      )}. ${kind.whenAbsent === null ? 'A file cannot be said to be complete.' : `In a complete file: ${kind.whenAbsent.charAt(0).toLowerCase()}${kind.whenAbsent.slice(1)}.`}`,
    '',
    '| Column | Means | Needed | Also called | Example |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '```csv',
    template(kind).trimEnd().replaceAll('\r\n', '\n'),
    '```',
  ].join('\n');
}
