import type { DraftBlockType } from 'draft-js';

/** Specification 3: the nodes of a text, by the tag of each. Lists are made of their items. */
export const BLOCK_TAGS: readonly (readonly [type: DraftBlockType, tag: string])[] = [
  ['unstyled', 'p'],
  ['blockquote', 'blockquote'],
  ['code-block', 'pre'],
  ['header-one', 'h1'],
  ['header-two', 'h2'],
  ['header-three', 'h3'],
  ['header-four', 'h4'],
  ['header-five', 'h5'],
  ['header-six', 'h6'],
];

export const LIST_TAGS: Readonly<Record<string, string>> = {
  'unordered-list-item': 'ul',
  'ordered-list-item': 'ol',
};

export type Mark = 'BOLD' | 'ITALIC' | 'UNDERLINE' | 'CODE';

/** The first tag is written, the others are read too. From the outermost. */
export const MARK_TAGS: readonly (readonly [mark: Mark, tag: string, ...others: string[]])[] = [
  ['BOLD', 'strong', 'b'],
  ['ITALIC', 'em', 'i'],
  ['UNDERLINE', 'u'],
  ['CODE', 'code'],
];

/** What an image in a text bears; `width` and `height` in pixels, null as it is. */
export interface TextImage {
  readonly src: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}
