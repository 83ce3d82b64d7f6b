import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** A command or a setting as README, CONTRIBUTING, SECURITY or a guide in docs writes it. */
export interface DocumentedCommand {
  text: string;
  file: string;
}

const PROGRAM = /^(?:npm|npx|node|curl|rclone)\s/;
const SETTING = /^[A-Z][A-Z_]+=/;
/** Fenced blocks that are not run. */
const CONTENTS = new Set(['json', 'xml', 'csv', 'mermaid', 'text']);
const LAYOUT = /^\S+\/ +\S/m;

const withoutComment = (line: string) => line.replace(/\s+#\s.*$/, '').trim();

/** The commands of a fence: a line, with those that a backslash or a here-document adds to it. */
function commandsOf(fence: string): string[] {
  const commands: string[] = [];
  let open: { text: string; end: string | null } | null = null;
  for (const line of fence.split('\n')) {
    if (open) {
      open.text += `\n${line}`;
      const isOver: boolean = open.end === null ? !line.endsWith('\\') : line === open.end;
      if (isOver) {
        commands.push(open.text);
        open = null;
      }
      continue;
    }
    const end = /<<'?(\w+)'?$/.exec(line)?.[1] ?? null;
    if (end !== null || line.endsWith('\\')) open = { text: line, end };
    else if (withoutComment(line) !== '') commands.push(withoutComment(line));
  }
  return commands;
}

/** Of a line of prose: its commands, and with `-- more` behind one the same command with that. */
function inlineCommands(line: string): string[] {
  const commands: string[] = [];
  let last: string | null = null;
  for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) {
    if (PROGRAM.test(code)) {
      last = code.split(' -- ')[0] ?? code;
      commands.push(code);
    } else if (last !== null && code.startsWith('-- ')) commands.push(`${last} ${code}`);
  }
  return commands;
}

function commandsIn(text: string): string[] {
  const commands: string[] = [];
  const prose = text.replaceAll(/^```(\w*)\n([\s\S]*?)^```$/gm, (_, language: string, fence: string) => {
    if (!CONTENTS.has(language) && !LAYOUT.test(fence)) commands.push(...commandsOf(fence.trimEnd()));
    return '';
  });
  return [...commands, ...prose.split('\n').flatMap(inlineCommands)];
}

/** README, CONTRIBUTING and SECURITY, and the guides in docs. */
function documents(): string[] {
  const guides = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...guides.map((name) => `docs/${name}`)];
}

export function documentedCommands(): DocumentedCommand[] {
  return documents().flatMap((file) =>
    commandsIn(readFileSync(join(ROOT, file), 'utf8')).map((text) => ({ text, file })),
  );
}

export function isSetting({ text }: DocumentedCommand): boolean {
  return SETTING.test(text);
}

/** A call from the integration guide, with its request and its answer. */
export function isCall({ text, file }: DocumentedCommand): boolean {
  return file === 'docs/integration.md' && /^(?:GET|POST|PUT) \/api\//.test(text);
}
