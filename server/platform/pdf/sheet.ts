import PDFDocument from 'pdfkit';
import { tagOf } from '#domain/texts/languages.ts';
import { languageNow } from '../text/spoken.ts';
import { drawFooter, drawLetterhead, drawRunningHead, type Heading } from './drawLetterhead.ts';
import { colors, type Frame, type Page, pageOf } from './look.ts';
import { packObjects } from './packObjects.ts';
import { Tags } from './tags.ts';
import { Typesetter } from './typesetter.ts';

/** Words come again on the next pages; those of a long document would fill the memory. */
const PAGES_REMEMBERED = 50;

export interface SheetOptions extends Heading {
  madeAt: Date;
  /**
   * Receives the file in parts, each page as soon as it is full: only one page of such a document is in memory, so it
   * has neither tags nor a page count.
   */
  writeTo?: (piece: Uint8Array) => void;
}

/** A document with letterhead and any number of pages, and the cursor `y` of the next element. */
export class Sheet {
  readonly type: Typesetter;
  readonly tags: Tags;
  readonly page: Page;
  readonly frame: Frame;
  readonly #options: SheetOptions;
  readonly #chunks: Uint8Array[] = [];
  pages = 1;
  y: number;

  constructor(options: SheetOptions) {
    const { letterhead, title, subtitle, madeAt, writeTo } = options;
    const { page, frame } = pageOf(letterhead.paperSize);
    this.page = page;
    this.frame = frame;
    this.y = page.top;
    const isWhole = writeTo === undefined;
    const document = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      bufferPages: isWhole,
      pdfVersion: '1.7',
      tagged: isWhole,
      lang: tagOf(languageNow()),
      displayTitle: true,
      info: {
        Title: `${title} ${subtitle}`,
        Author: letterhead.name,
        Creator: letterhead.name,
        CreationDate: madeAt,
        ModDate: madeAt,
      },
    });
    document.on('data', writeTo ?? ((chunk: Uint8Array) => this.#chunks.push(chunk)));
    this.type = new Typesetter(document);
    this.tags = new Tags(document, isWhole);
    this.#options = options;
    drawLetterhead(this, options);
  }

  hasRoom(height: number): boolean {
    return this.y + height <= this.frame.bottom;
  }

  nextPage(): void {
    if (this.#options.writeTo) drawFooter(this, this.#options, this.pages);
    else this.#join();
    if (this.pages % PAGES_REMEMBERED === 0) this.type.clearWords();
    this.type.document.addPage();
    this.pages += 1;
    drawRunningHead(this, this.#options);
  }

  rule(color: string = colors.line, from: number = this.frame.left): void {
    const { frame } = this;
    const { document } = this.type;
    this.tags.artifact(() => {
      document.moveTo(from, this.y).lineTo(frame.right, this.y).lineWidth(0.6).strokeColor(color).stroke();
    });
  }

  /** Adds the footers and returns the finished file; empty for one that was written in parts. */
  async close(): Promise<Buffer> {
    const { document } = this.type;
    const finished = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject));
    if (this.#options.writeTo) drawFooter(this, this.#options, this.pages);
    else this.#countPages();
    document.end();
    await finished;
    return this.#options.writeTo ? Buffer.alloc(0) : packObjects(Buffer.concat(this.#chunks));
  }

  /**
   * Joins a page's drawing into one piece: pdfkit keeps thousands of small buffers per page, each larger than its
   * content.
   */
  #join(): void {
    const { content } = this.type.document.page as unknown as { content: { buffer: Uint8Array[] } };
    content.buffer = [Buffer.concat(content.buffer)];
  }

  #countPages(): void {
    const { document } = this.type;
    const { start, count } = document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(start + index);
      drawFooter(this, this.#options, index + 1, count);
    }
  }
}
