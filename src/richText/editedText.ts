import {
  AtomicBlockUtils,
  CompositeDecorator,
  type ContentBlock,
  type ContentState,
  convertFromRaw,
  convertToRaw,
  EditorState,
  Modifier,
  RichUtils,
  SelectionState,
} from 'draft-js';
import { LinkInText } from './LinkInText.tsx';
import type { TextImage } from './nodes.ts';
import { readHtml } from './readHtml.ts';
import { writeHtml } from './writeHtml.ts';

function linksIn(block: ContentBlock, found: (from: number, to: number) => void, content: ContentState): void {
  const isLink = (key: string | null) => key !== null && content.getEntity(key).getType() === 'LINK';
  block.findEntityRanges((character) => isLink(character.getEntity()), found);
}

const decorator = new CompositeDecorator([{ strategy: linksIn, component: LinkInText }]);

export function opened(html: string): EditorState {
  return EditorState.createWithContent(convertFromRaw(readHtml(html)), decorator);
}

export function htmlOf(state: EditorState): string {
  return writeHtml(convertToRaw(state.getCurrentContent()));
}

/** Replaces the selection with the pasted content, as far as a text supports it. */
export function withPasted(state: EditorState, html: string): EditorState {
  const fragment = convertFromRaw(readHtml(html)).getBlockMap();
  const content = Modifier.replaceWithFragment(state.getCurrentContent(), state.getSelection(), fragment);
  return EditorState.push(state, content, 'insert-fragment');
}

/** Return on an empty last line of code: a paragraph follows the code. Null elsewhere. */
function leftCode(state: EditorState): EditorState | null {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const block = content.getBlockForKey(selection.getStartKey());
  const [text, end] = [block.getText(), block.getLength()];
  if (!selection.isCollapsed() || selection.getStartOffset() !== end) return null;
  if (text === '') return RichUtils.toggleBlockType(state, 'code-block');
  if (!text.endsWith('\n')) return null;
  const line = selection.merge({ anchorOffset: end - 1, focusOffset: end });
  const shortened = Modifier.removeRange(content, line, 'backward');
  const split = Modifier.splitBlock(shortened, shortened.getSelectionAfter());
  const left = Modifier.setBlockType(split, split.getSelectionAfter(), 'unstyled');
  return EditorState.push(state, left.set('selectionAfter', split.getSelectionAfter()) as ContentState, 'split-block');
}

/** After Return: a heading is followed by a paragraph, code by its next line. Null: the default. */
export function withReturn(state: EditorState, isSoft: boolean): EditorState | null {
  const type = RichUtils.getCurrentBlockType(state);
  const left = type === 'code-block' && !isSoft ? leftCode(state) : null;
  if (isSoft || type === 'code-block') return left ?? RichUtils.insertSoftNewline(state);
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const isAtEnd = selection.isCollapsed() && selection.getStartOffset() === block.getLength();
  if (!type.startsWith('header-') || !isAtEnd) return null;
  const split = Modifier.splitBlock(state.getCurrentContent(), selection);
  const next = Modifier.setBlockType(split, split.getSelectionAfter(), 'unstyled');
  return EditorState.push(state, next.set('selectionAfter', split.getSelectionAfter()) as ContentState, 'split-block');
}

export function withImage(state: EditorState, image: TextImage): EditorState {
  const content = state.getCurrentContent().createEntity('IMAGE', 'IMMUTABLE', image);
  return AtomicBlockUtils.insertAtomicBlock(state, content.getLastCreatedEntityKey(), ' ');
}

/** The images of a text with their keys. */
export function imagesIn(state: EditorState): { block: string; entity: string; image: TextImage }[] {
  const content = state.getCurrentContent();
  return content.getBlocksAsArray().flatMap((block) => {
    const entity = block.getType() === 'atomic' ? block.getEntityAt(0) : null;
    return entity === null
      ? []
      : [{ block: block.getKey(), entity, image: content.getEntity(entity).getData() as TextImage }];
  });
}

export function withChangedImage(state: EditorState, block: string, entity: string, image: TextImage): EditorState {
  const all = SelectionState.createEmpty(block).merge({ anchorOffset: 0, focusOffset: 1 });
  const content = state.getCurrentContent().createEntity('IMAGE', 'IMMUTABLE', {
    ...state.getCurrentContent().getEntity(entity).getData(),
    ...image,
  });
  const changed = Modifier.applyEntity(content, all, content.getLastCreatedEntityKey());
  return EditorState.push(state, changed, 'apply-entity');
}

export function withoutImage(state: EditorState, block: string): EditorState {
  const content = state.getCurrentContent();
  const blocks = content.getBlockMap().delete(block);
  const near = content.getKeyBefore(block) ?? content.getKeyAfter(block);
  const selection = SelectionState.createEmpty(near ?? block);
  const rest = content.merge({ blockMap: blocks, selectionAfter: selection }) as ContentState;
  return blocks.isEmpty() ? opened('') : EditorState.push(state, rest, 'remove-range');
}

/** The initial values of the link form: the link at the caret, or the selected words. */
export interface LinkDraft {
  readonly text: string;
  readonly href: string;
  /** The selection. */
  readonly place: SelectionState;
  readonly isThere: boolean;
}

export function linkAt(state: EditorState): LinkDraft {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const block = content.getBlockForKey(selection.getStartKey());
  const [from, to] = [selection.getStartOffset(), selection.getEndOffset()];
  let found: LinkDraft | null = null;
  linksIn(
    block,
    (start, end) => {
      if (from < start || from > end) return;
      const key = block.getEntityAt(start);
      const place = SelectionState.createEmpty(block.getKey()).merge({ anchorOffset: start, focusOffset: end });
      const href = String(content.getEntity(key ?? '').getData().href);
      found = { text: block.getText().slice(start, end), href, place, isThere: true };
    },
    content,
  );
  if (found) return found;
  const isOneBlock = selection.getStartKey() === selection.getEndKey();
  return { text: isOneBlock ? block.getText().slice(from, to) : '', href: '', place: selection, isThere: false };
}

/** The link with this text at that place. */
export function withLink(state: EditorState, { place }: LinkDraft, text: string, href: string): EditorState {
  const content = state.getCurrentContent().createEntity('LINK', 'MUTABLE', { href });
  const style = state.getCurrentInlineStyle();
  const changed = Modifier.replaceText(content, place, text, style, content.getLastCreatedEntityKey());
  return EditorState.forceSelection(EditorState.push(state, changed, 'apply-entity'), changed.getSelectionAfter());
}

export function withoutLink(state: EditorState, { place }: LinkDraft): EditorState {
  return RichUtils.toggleLink(state, place, null);
}
