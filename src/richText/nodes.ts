import type { DraftBlockType } from 'draft-js';

/** Specification 3: the nodes of a text by their tags. Lists consist of their items. */
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
  ['unordered-list-item', 'li'],
  ['ordered-list-item', 'li'],
];

/** The parent element of each type of list item. */
export const LIST_TAGS: Readonly<Record<string, string>> = {
  'unordered-list-item': 'ul',
  'ordered-list-item': 'ol',
};

/** Elements without a node of their own; their content is separate from its surroundings. */
export const APART_TAGS =
  'body,p,div,section,article,header,footer,main,aside,nav,table,tr,td,th,caption,figure,figcaption,dl,dt,dd,address,hr,form,fieldset,ul,ol';

/** Elements whose content is not part of the text. */
export const UNREAD_TAGS =
  'head,script,style,title,template,noscript,iframe,object,embed,svg,math,textarea,select,button,video,audio';

export type Mark = 'BOLD' | 'ITALIC' | 'UNDERLINE' | 'CODE';

/** The first tag is written, the others are only read. The outermost is first. */
export const MARK_TAGS: readonly (readonly [mark: Mark, tag: string, ...others: string[]])[] = [
  ['BOLD', 'strong', 'b'],
  ['ITALIC', 'em', 'i'],
  ['UNDERLINE', 'u'],
  ['CODE', 'code'],
];

/** The attributes of an image in a text; `width` and `height` in pixels, null for the natural size. */
export interface TextImage {
  readonly src: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}
