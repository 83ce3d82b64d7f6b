declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** The cells that a heading cell (TH) describes. */
    scope?: 'Column' | 'Row';
  }
}
