import { LRUCache } from 'lru-cache';
import type PDFDocument from 'pdfkit';
import { type FontFace, fontFaces } from './fontFaces.ts';
import type { Weight } from './fontFamilies.ts';
import { breakLines } from './lineBreaks.ts';
import { type TextRun, textRuns } from './textRuns.ts';

export interface TextStyle {
  size: number;
  weight: Weight;
  color: string;
}

export type Align = 'left' | 'right';

export type PdfDocument = InstanceType<typeof PDFDocument>;

/** Naming a feature makes the font shape a complete run at once, as joined and right-to-left letters need. */
const WHOLE_RUN: { features: PDFKit.Mixins.OpenTypeFeatures[] } = { features: ['liga'] };

/** The maximum cached texts. */
const KNOWN_TEXTS = 4_000;

const shapingOf = ({ isWhole }: TextRun) => (isWhole ? WHOLE_RUN : {});

/** Sets text on the page: the right font for every character, right-to-left where it must be, on an exact baseline. */
export class Typesetter {
  readonly document: PdfDocument;
  readonly #runs = new LRUCache<string, TextRun[]>({ max: KNOWN_TEXTS });

  constructor(document: PdfDocument) {
    this.document = document;
    for (const face of Object.values(fontFaces).flat()) face.forgetGlyphs();
  }

  width(text: string, style: TextStyle): number {
    return this.#runsOf(text, style.weight).reduce((sum, run) => sum + this.#runWidth(run, style), 0);
  }

  wrap(text: string, style: TextStyle, width: number): string[] {
    if (!text.includes('\n') && this.width(text, style) <= width) return [text];
    return breakLines(text, (part) => this.width(part, style) <= width);
  }

  /**
   * One line; `x` is its left end, or its right end when it is aligned right, `y` its baseline. Text is drawn in
   * reading order.
   */
  draw(text: string, x: number, y: number, style: TextStyle, align: Align = 'left'): void {
    let at = align === 'right' ? x - this.width(text, style) : x;
    const placed = this.#runsOf(text, style.weight).map((run) => {
      const left = at;
      at += this.#runWidth(run, style);
      return { run, left };
    });
    this.document.fillColor(style.color).fontSize(style.size);
    for (const { run, left } of placed.sort((one, other) => one.run.place - other.run.place)) {
      this.#selectFont(run.face);
      if (run.actual) this.document.markContent('Span', { actual: run.actual });
      this.document.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic', ...shapingOf(run) });
      if (run.actual) this.document.endMarkedContent();
    }
  }

  /** pdfkit caches the glyph positions of every word, and never clears them itself. */
  clearWords(): void {
    const { _fontFamilies: fonts } = this.document as unknown as {
      _fontFamilies: Record<string, { layoutCache?: object }>;
    };
    for (const font of Object.values(fonts)) if (font.layoutCache) font.layoutCache = Object.create(null);
  }

  #runWidth(run: TextRun, style: TextStyle): number {
    this.#selectFont(run.face);
    return this.document.fontSize(style.size).widthOfString(run.text, shapingOf(run));
  }

  #selectFont({ font, name }: FontFace): void {
    // pdfkit also accepts a parsed font, which its types lack.
    this.document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource).font(name);
  }

  #runsOf(text: string, weight: Weight): TextRun[] {
    const key = `${weight}${text}`;
    const known = this.#runs.get(key);
    if (known) return known;
    const runs = textRuns(text, fontFaces[weight]);
    this.#runs.set(key, runs);
    return runs;
  }
}
