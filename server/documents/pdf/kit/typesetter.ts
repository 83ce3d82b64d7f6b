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

/** A text as it is shown, from left to right. */
interface SetLine {
  runs: TextRun[];
  /** The glyphs do not stand in the order in which they are read. */
  isReordered: boolean;
}

/** Naming a feature makes the font shape a whole run at once, as joined and right-to-left letters need. */
const WHOLE_RUN: PDFKit.Mixins.OpenTypeFeatures[] = ['liga'];

/** Sets text on the page: the right font for every character, right-to-left where it must be, on an exact baseline. */
export class Typesetter {
  readonly document: PdfDocument;
  readonly #lines = new Map<string, SetLine>();

  constructor(document: PdfDocument) {
    this.document = document;
  }

  width(text: string, style: TextStyle): number {
    return this.#setLine(text, style.weight).runs.reduce((sum, run) => sum + this.#runWidth(run, style), 0);
  }

  wrap(text: string, style: TextStyle, width: number): string[] {
    if (!text.includes('\n') && this.width(text, style) <= width) return [text];
    return breakLines(text, (part) => this.width(part, style) <= width);
  }

  /** One line; `x` is its left end, or its right end when it is aligned right, `y` its baseline. */
  draw(text: string, x: number, y: number, style: TextStyle, align: Align = 'left'): void {
    const { runs, isReordered } = this.#setLine(text, style.weight);
    let at = align === 'right' ? x - this.width(text, style) : x;
    this.document.fillColor(style.color);
    if (isReordered) this.document.markContent('Span', { actual: text });
    for (const run of runs) {
      const runWidth = this.#runWidth(run, style);
      const features = run.isRightToLeft ? { features: WHOLE_RUN } : {};
      this.document.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', ...features });
      at += runWidth;
    }
    if (isReordered) this.document.endMarkedContent();
  }

  #runWidth(run: TextRun, style: TextStyle): number {
    this.#selectFont(run.face);
    this.document.fontSize(style.size);
    return this.document.widthOfString(run.text, run.isRightToLeft ? { features: WHOLE_RUN } : {});
  }

  #selectFont({ font, name }: FontFace): void {
    // pdfkit takes a font that was read before, too, which its types do not say.
    this.document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource).font(name);
  }

  #setLine(text: string, weight: Weight): SetLine {
    const key = `${weight}${text}`;
    const known = this.#lines.get(key);
    if (known) return known;
    const runs = textRuns(text, fontFaces[weight]);
    const isReordered = runs.some((run) => run.isRightToLeft) || runs.map((run) => run.text).join('') !== text;
    const line = { runs, isReordered };
    this.#lines.set(key, line);
    return line;
  }
}
