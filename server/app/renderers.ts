import { type PaperRenderer, startPaperRenderer } from '../modules/documents/paperRenderer.ts';
import { type PictureRenderer, startPictureRenderer } from '../modules/images/pictureRenderer.ts';
import { type DocumentReader, startDocumentReader } from '../modules/punchout/documentReader.ts';

/** Everything that takes more than a moment to draw or to read, outside the thread that answers calls. */
export type Renderers = PaperRenderer & PictureRenderer & DocumentReader;

export type RunningRenderers = Renderers & {
  /** Ends the threads and the process; what they were drawing fails. */
  close(): Promise<void>;
};

/** A long paper does not hold up the pictures: those have a thread of their own. */
export function startRenderers(options: { intakeSeconds?: number } = {}): RunningRenderers {
  const parts = [startPaperRenderer(), startPictureRenderer(options), startDocumentReader()] as const;
  const [papers, pictures, documents] = parts;
  return {
    ...papers,
    ...pictures,
    ...documents,
    close: async () => {
      await Promise.all(parts.map((part) => part.close()));
    },
  };
}
