import type { PaperSize } from './look.ts';

/** A logo in pixels for documents: without transparency, and at most the visible resolution. */
export interface PdfLogo {
  png: Buffer;
  width: number;
  height: number;
}

/** The sender, and the kind of document. */
export interface Letterhead {
  name: string;
  address: string;
  phone: string;
  paperSize: PaperSize;
  /** A file of /img, named by its content, or the bundled one; null without one. */
  logo: string | null;
  /** The pixels of that file, where it is drawn and can be read. */
  picture?: PdfLogo | null;
}
