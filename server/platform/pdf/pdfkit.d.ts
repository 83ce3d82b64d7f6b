declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a heading cell (TH) stands for. */
    scope?: 'Column' | 'Row';
  }
}
