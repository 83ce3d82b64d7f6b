import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfContent {
  title: unknown;
  language: unknown;
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

export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const metadata = await document.getMetadata();
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    pages.push(joinPieces(content.items.filter((item) => 'str' in item)));
  }
  await task.destroy();
  const info = metadata.info as { Title?: unknown; Language?: unknown };
  return { title: info.Title, language: info.Language, pages };
}
