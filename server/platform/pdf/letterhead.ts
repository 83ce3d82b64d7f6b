import type { PaperSize } from './look.ts';

/** A logo in pixels as document shows it: no transparency, no more of them than can be seen. */
export interface PdfLogo {
  png: Buffer;
  width: number;
  height: number;
}

/** Who writes, and on what document. */
export interface Letterhead {
  name: string;
  address: string;
  phone: string;
  paperSize: PaperSize;
  /** A file of /img, named by what is in it, or the program's own; null for none. */
  logo: string | null;
  /** The pixels of that file, where it is drawn and can be read. */
  picture?: PdfLogo | null;
}
