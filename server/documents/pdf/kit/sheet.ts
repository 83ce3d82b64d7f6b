import PDFDocument from 'pdfkit';
import { drawFooter, drawLetterhead, drawRunningHead, type Heading } from './letterhead.ts';
import { colors, frame, page } from './look.ts';
import { packObjects } from './packObjects.ts';
import { Tags } from './tags.ts';
import { Typesetter } from './typesetter.ts';

export interface SheetOptions extends Heading {
  madeAt: Date;
}

/** A paper with letterhead, as many pages as it needs, and the cursor `y` at which the next thing goes. */
export class Sheet {
  readonly type: Typesetter;
  readonly tags: Tags;
  readonly #options: SheetOptions;
  readonly #chunks: Buffer[] = [];
  y = page.top;

  constructor(options: SheetOptions) {
    const { letterhead, title, subtitle, madeAt } = options;
    const document = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      info: {
        Title: `${title} ${subtitle}`,
        Author: letterhead.name,
        Creator: letterhead.name,
        CreationDate: madeAt,
        ModDate: madeAt,
      },
    });
    document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.type = new Typesetter(document);
    this.tags = new Tags(document);
    this.#options = options;
    drawLetterhead(this, options);
  }

  hasRoom(height: number): boolean {
    return this.y + height <= frame.bottom;
  }

  nextPage(): void {
    this.type.document.addPage();
    drawRunningHead(this, this.#options);
  }

  rule(color: string = colors.line, from: number = frame.left): void {
    const { document } = this.type;
    this.tags.artifact(() => {
      document.moveTo(from, this.y).lineTo(frame.right, this.y).lineWidth(0.6).strokeColor(color).stroke();
    });
  }

  /** Adds the footers and answers the finished file. */
  async close(): Promise<Buffer> {
    const { document } = this.type;
    const finished = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject));
    const { start, count } = document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(start + index);
      drawFooter(this, this.#options, index + 1, count);
    }
    document.end();
    await finished;
    return packObjects(Buffer.concat(this.#chunks));
  }
}
