import type { PdfDocument } from './typesetter.ts';

export type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

type StructureElement = ReturnType<PdfDocument['struct']>;

/** Null in a document without tags. */
export type TagElement = StructureElement | null;

interface ContentTag {
  tag: Tag;
  parent?: TagElement;
  scope?: 'Column' | 'Row';
}

/**
 * The structure of the document for screen readers and programs (tagged PDF). One element per cell or paragraph, none
 * for single words.
 */
export class Tags {
  readonly #document: PdfDocument;
  readonly #root: TagElement = null;

  constructor(document: PdfDocument, isTagged: boolean) {
    this.#document = document;
    if (!isTagged) return;
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
  }

  /** An element that contains others. */
  group(tag: Tag, parent: TagElement = this.#root): TagElement {
    if (!parent) return null;
    const element = this.#document.struct(tag);
    parent.add(element);
    return element;
  }

  /** An element with everything that `draw` draws. */
  content({ tag, parent = this.#root, scope }: ContentTag, draw: () => void): void {
    if (parent) parent.add(this.#document.struct(tag, scope ? { scope } : {}, this.#marked(tag, draw)));
    else draw();
  }

  /** Adds what `draw` draws to an element that may continue on other pages. */
  continued(tag: Tag, element: TagElement, draw: () => void): void {
    if (element) element.add(this.#marked(tag, draw));
    else draw();
  }

  /** Marks drawing as an artifact: it is only decorative, or repeats other text. */
  artifact(draw: () => void): void {
    if (this.#root) this.#document.markContent('Artifact');
    draw();
    if (this.#root) this.#document.endMarkedContent();
  }

  #marked(tag: Tag, draw: () => void) {
    const drawn = this.#document.markStructureContent(tag);
    draw();
    this.#document.endMarkedContent();
    return drawn;
  }
}
