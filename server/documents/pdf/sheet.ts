import PDFDocument from 'pdfkit';
import type { Letterhead } from '../documentRepository.ts';
import { shownPhone } from '../shownPhone.ts';
import { drawBrandMark } from './brandMark.ts';
import { loadFontFaces } from './fontFaces.ts';
import { type TextStyle, Typesetter } from './typesetter.ts';

const PAGE_WIDTH = 612;
const PAGE_HEIGHT = 792;
const MARGIN = 48;
const FOOTER_BASELINE = PAGE_HEIGHT - 32;

export const colors = {
  ink: '#17212b',
  quiet: '#5b6671',
  line: '#d5dbe0',
  brand: '#0f8a8a',
};

export const styles = {
  body: { size: 9, weight: 'regular', color: colors.ink },
  strong: { size: 9, weight: 'bold', color: colors.ink },
  quiet: { size: 8, weight: 'regular', color: colors.quiet },
  label: { size: 7.5, weight: 'regular', color: colors.quiet },
  distributor: { size: 14, weight: 'bold', color: colors.ink },
  title: { size: 18, weight: 'bold', color: colors.ink },
  footer: { size: 7.5, weight: 'regular', color: colors.quiet },
} as const satisfies Record<string, TextStyle>;

/** Where the content of every page lies. */
export const frame = {
  left: MARGIN,
  right: PAGE_WIDTH - MARGIN,
  width: PAGE_WIDTH - 2 * MARGIN,
  bottom: PAGE_HEIGHT - 60,
};

export interface SheetOptions {
  letterhead: Letterhead;
  title: string;
  /** Beside the title, and with it on every following page. */
  subtitle: string;
  madeAt: Date;
}

/** A paper with letterhead, as many pages as it needs, and the cursor `y` at which the next thing goes. */
export class Sheet {
  readonly type: Typesetter;
  readonly #options: SheetOptions;
  readonly #chunks: Buffer[] = [];
  y = MARGIN;

  private constructor(type: Typesetter, options: SheetOptions) {
    this.type = type;
    this.#options = options;
    type.document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#drawLetterhead();
  }

  static async open(options: SheetOptions): Promise<Sheet> {
    const { letterhead, title, subtitle, madeAt } = options;
    const document = new PDFDocument({
      size: [PAGE_WIDTH, PAGE_HEIGHT],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
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
    return new Sheet(new Typesetter(document, await loadFontFaces()), options);
  }

  hasRoom(height: number): boolean {
    return this.y + height <= frame.bottom;
  }

  nextPage(): void {
    this.type.document.addPage();
    const { letterhead, title, subtitle } = this.#options;
    this.type.draw(letterhead.name, frame.left, MARGIN, styles.strong);
    this.type.draw(`${title} ${subtitle}`, frame.right, MARGIN, styles.quiet, 'right');
    this.y = MARGIN + 8;
    this.rule();
    this.y += 12;
  }

  rule(color: string = colors.line, from: number = frame.left): void {
    this.type.document.moveTo(from, this.y).lineTo(frame.right, this.y).lineWidth(0.6).strokeColor(color).stroke();
  }

  /** Adds the footers and answers the finished file. */
  async close(): Promise<Buffer> {
    const { document } = this.type;
    const finished = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject));
    this.#drawFooters();
    document.end();
    await finished;
    return Buffer.concat(this.#chunks);
  }

  #drawLetterhead(): void {
    const { letterhead, title, subtitle } = this.#options;
    const { type } = this;
    const top = MARGIN - 8;
    drawBrandMark(type.document, frame.left - 2, top - 3, 46);
    const textLeft = frame.left + 52;
    const titleWidth = Math.max(type.width(title, styles.title), type.width(subtitle, styles.body));
    const width = frame.right - titleWidth - 24 - textLeft;
    let baseline = top + 13;
    for (const line of type.wrap(letterhead.name, styles.distributor, width)) {
      type.draw(line, textLeft, baseline, styles.distributor);
      baseline += 17;
    }
    baseline -= 3;
    for (const line of type.wrap(letterhead.address, styles.quiet, width)) {
      type.draw(line, textLeft, baseline, styles.quiet);
      baseline += 11;
    }
    type.draw(shownPhone(letterhead.phone), textLeft, baseline, styles.quiet);
    type.draw(title, frame.right, top + 16, styles.title, 'right');
    type.draw(subtitle, frame.right, top + 32, styles.body, 'right');
    this.y = Math.max(baseline, top + 38) + 14;
    this.rule(colors.brand);
    this.y += 18;
  }

  #drawFooters(): void {
    const { document } = this.type;
    const { letterhead } = this.#options;
    const { start, count } = document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      document.switchToPage(start + page);
      this.type.draw(
        `${letterhead.name} · ${shownPhone(letterhead.phone)}`,
        frame.left,
        FOOTER_BASELINE,
        styles.footer,
      );
      this.type.draw(`Page ${page + 1} of ${count}`, frame.right, FOOTER_BASELINE, styles.footer, 'right');
    }
  }
}
