import type PDFDocument from 'pdfkit';
import type { FontFace, FontFaces, Weight } from './fontFaces.ts';
import { breakLines } from './lineBreaks.ts';
import { type TextRun, textRuns } from './textRuns.ts';

export interface TextStyle {
  size: number;
  weight: Weight;
  color: string;
}

export type Align = 'left' | 'right';

export type PdfDocument = InstanceType<typeof PDFDocument>;

/** Naming a feature makes the font shape a whole run at once, as joined and right-to-left letters need. */
const WHOLE_RUN: PDFKit.Mixins.OpenTypeFeatures[] = ['liga'];

/** Sets text on the page: the right font for every character, right-to-left where it must be, on an exact baseline. */
export class Typesetter {
  readonly document: PdfDocument;
  readonly #faces: FontFaces;
  readonly #runs = new Map<string, TextRun[]>();

  constructor(document: PdfDocument, faces: FontFaces) {
    this.document = document;
    this.#faces = faces;
    // pdfkit takes a font that was read before, too, which its types do not say.
    const sourceOf = ({ font }: FontFace) => font as unknown as PDFKit.Mixins.PDFFontSource;
    for (const face of [...faces.regular, ...faces.bold]) document.registerFont(face.name, sourceOf(face));
  }

  width(text: string, style: TextStyle): number {
    return this.#runsOf(text, style.weight).reduce((sum, run) => sum + this.#runWidth(run, style), 0);
  }

  wrap(text: string, style: TextStyle, width: number): string[] {
    if (!text.includes('\n') && this.width(text, style) <= width) return [text];
    return breakLines(text, (part) => this.width(part, style) <= width);
  }

  /** One line; `x` is its left end, or its right end when it is aligned right, `y` its baseline. */
  draw(text: string, x: number, y: number, style: TextStyle, align: Align = 'left'): void {
    let at = align === 'right' ? x - this.width(text, style) : x;
    this.document.fillColor(style.color);
    for (const run of this.#runsOf(text, style.weight)) {
      const runWidth = this.#runWidth(run, style);
      const features = run.isRightToLeft ? { features: WHOLE_RUN } : {};
      this.document.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', ...features });
      at += runWidth;
    }
  }

  #runWidth(run: TextRun, style: TextStyle): number {
    this.document.font(run.face.name).fontSize(style.size);
    return this.document.widthOfString(run.text, run.isRightToLeft ? { features: WHOLE_RUN } : {});
  }

  #runsOf(text: string, weight: Weight): TextRun[] {
    const key = `${weight}${text}`;
    const known = this.#runs.get(key);
    if (known) return known;
    const runs = textRuns(text, this.#faces[weight]);
    this.#runs.set(key, runs);
    return runs;
  }
}
