import { type PdfRenderer, startPdfRenderer } from '../modules/documents/pdfRenderer.ts';
import { type PictureRenderer, startPictureRenderer } from '../modules/images/pictureRenderer.ts';
import { type DocumentReader, startDocumentReader } from '../modules/punchout/documentReader.ts';

/** Everything that takes long to draw or to read, outside the thread that serves requests. */
export type Renderers = PdfRenderer & PictureRenderer & DocumentReader;

export type RunningRenderers = Renderers & {
  /** Ends the threads and the process; unfinished work fails. */
  close(): Promise<void>;
};

/** A long document does not delay pictures, because they have a thread of their own. */
export function startRenderers(options: { intakeSeconds?: number } = {}): RunningRenderers {
  const parts = [startPdfRenderer(), startPictureRenderer(options), startDocumentReader()] as const;
  const [pdfs, pictures, documents] = parts;
  return {
    ...pdfs,
    ...pictures,
    ...documents,
    close: async () => {
      await Promise.all(parts.map((part) => part.close()));
    },
  };
}
