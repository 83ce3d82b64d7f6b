import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A tagged PDF's structure of a part of a page: a tag and its children, or the text. */
export type PdfTag = [tag: string, ...parts: (PdfTag | string)[]];

export interface PdfContent {
  title: unknown;
  language: unknown;
  isMarked: boolean;
  /** Of the first page, in points. */
  size: [width: number, height: number];
  /** What is on each page, as tags. */
  tags: PdfTag[];
  /** The text of each page; pieces on one line are joined by one blank, lines by a line break. */
  pages: string[];
}

interface Piece {
  str: string;
  transform: number[];
  hasEOL: boolean;
}

function joinPieces(pieces: readonly Piece[]): string {
  let text = '';
  let lastBaseline: number | undefined;
  for (const { str, transform } of pieces) {
    const baseline = Math.round((transform[5] ?? 0) * 10);
    if (lastBaseline !== undefined && str.trim() !== '') text += baseline === lastBaseline ? ' ' : '\n';
    if (str.trim() !== '') lastBaseline = baseline;
    text += str;
  }
  return text.replace(/ +/g, ' ');
}

type MarkedText = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];

/** The text of each piece of marked content, by its id; artifacts have none. */
function markedTexts(items: MarkedText): Map<string, string> {
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((candidate) => candidate !== '');
      if (id && item.str.trim() !== '') texts.set(id, `${texts.get(id) ?? ''} ${item.str}`.trim());
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  return texts;
}

interface StructureNode {
  role?: string;
  children?: StructureNode[];
  type?: string;
  id?: string;
}

function tagOf(node: StructureNode, texts: ReadonlyMap<string, string>): PdfTag {
  const parts = (node.children ?? []).map((child) =>
    child.type === 'content' ? (texts.get(child.id ?? '') ?? '') : tagOf(child, texts),
  );
  return [node.role ?? '', ...parts];
}

async function tagsOf(page: PDFPageProxy): Promise<PdfTag> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const tree = await page.getStructTree();
  return tagOf(tree ?? {}, markedTexts(items));
}

export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const metadata = await document.getMetadata();
  const marks = await document.getMarkInfo();
  const pages: string[] = [];
  const tags: PdfTag[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    pages.push(joinPieces(content.items.filter((item) => 'str' in item)));
    tags.push(await tagsOf(page));
  }
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  await task.destroy();
  const info = metadata.info as { Title?: unknown; Language?: unknown };
  const size: [number, number] = [Math.round(width), Math.round(height)];
  return { title: info.Title, language: info.Language, isMarked: marks?.Marked === true, size, tags, pages };
}
