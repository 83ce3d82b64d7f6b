import type { RawDraftContentBlock, RawDraftContentState, RawDraftEntity } from 'draft-js';
import { BLOCK_TAGS, LIST_TAGS, MARK_TAGS } from './nodes.ts';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPED[char] ?? char);

/** Spaces that HTML would leave out become ones that stay. */
const lasting = (text: string) => text.replace(/[\t\r\f]/g, ' ').replace(/^ | $|(?<= ) /gm, '\u00a0');

// biome-ignore lint/suspicious/noControlCharactersInRegex: no HTML can hold them
const plain = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000e-\u001f]/g, ' ');

function attributes(named: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(named).filter(([, value]) => value !== null && value !== undefined);
  return given.map(([name, value]) => ` ${name}="${escaped(String(value))}"`).join('');
}

/** A stretch of text whose characters bear the same. */
interface Run {
  readonly marks: string;
  readonly link: number | null;
  text: string;
}

function runsOf({ text, type, inlineStyleRanges, entityRanges }: RawDraftContentBlock): readonly Run[] {
  const read = type === 'code-block' ? plain(text) : lasting(plain(text));
  const within = (at: number) => (range: { offset: number; length: number }) =>
    at >= range.offset && at < range.offset + range.length;
  const runs: Run[] = [];
  for (const [at, char] of [...read].entries()) {
    const styles = new Set<string>(inlineStyleRanges.filter(within(at)).map(({ style }) => style));
    if (type === 'code-block') styles.delete('CODE');
    const marks = MARK_TAGS.filter(([mark]) => styles.has(mark)).map(([, tag]) => tag);
    const link = entityRanges.find(within(at))?.key ?? null;
    const last = runs.at(-1);
    if (last && last.marks === marks.join(' ') && last.link === link) last.text += char;
    else runs.push({ marks: marks.join(' '), link, text: char });
  }
  return runs;
}

function written({ marks, text }: Run): string {
  const tags = marks === '' ? [] : marks.split(' ');
  const inner = escaped(text).replaceAll('\n', '<br>');
  return tags.reduceRight((html, tag) => `<${tag}>${html}</${tag}>`, inner);
}

type EntityMap = Readonly<Record<string, RawDraftEntity>>;

function inline(block: RawDraftContentBlock, entities: EntityMap): string {
  const runs = runsOf(block);
  const html = runs.map((run, at) => {
    const entity = run.link === null ? undefined : entities[run.link];
    if (entity?.type !== 'LINK') return written(run);
    const open = runs[at - 1]?.link === run.link ? '' : `<a${attributes({ href: entity.data.href })}>`;
    return `${open}${written(run)}${runs[at + 1]?.link === run.link ? '' : '</a>'}`;
  });
  return html.join('') + (block.text === '' || block.text.endsWith('\n') ? '<br>' : '');
}

function blockHtml(block: RawDraftContentBlock, entities: EntityMap): string {
  const { type, entityRanges } = block;
  if (type === 'atomic') {
    const image = entities[entityRanges[0]?.key ?? -1];
    if (image?.type !== 'IMAGE') return '';
    const { src, alt, width, height } = image.data;
    return `<p><img${attributes({ src, alt, width, height })}></p>`;
  }
  const tag = LIST_TAGS[type] ? 'li' : (BLOCK_TAGS.find(([known]) => known === type)?.[1] ?? 'p');
  return `<${tag}>${inline(block, entities)}</${tag}>`;
}

/** A text as HTML; empty where nothing is in it. */
export function writeHtml({ blocks, entityMap }: RawDraftContentState): string {
  if (blocks.every(({ text, type }) => text === '' && type === 'unstyled')) return '';
  const html = blocks.map((block, at) => {
    const list = LIST_TAGS[block.type];
    const opens = list !== undefined && blocks[at - 1]?.type !== block.type;
    const closes = list !== undefined && blocks[at + 1]?.type !== block.type;
    return `${opens ? `<${list}>` : ''}${blockHtml(block, entityMap)}${closes ? `</${list}>` : ''}`;
  });
  return html.join('');
}
