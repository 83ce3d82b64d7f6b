import { type DraftBlockType, type EditorState, RichUtils } from 'draft-js';
import Code from 'lucide-react/icons/code';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import Bold from 'lucide-react/icons/letter-b';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Underline from 'lucide-react/icons/underline';
import type { ReactNode } from 'react';
import { landingText } from '#domain/texts/landingText.ts';
import type { Mark } from './nodes.ts';
import styles from './RichTextEditor.module.css';
import { useRoving } from './useRoving.ts';

const KINDS: readonly (readonly [type: DraftBlockType, label: string])[] = [
  ['unstyled', landingText('richText.paragraph')],
  ['header-one', landingText('richText.headingLevel', { level: 1 })],
  ['header-two', landingText('richText.headingLevel', { level: 2 })],
  ['header-three', landingText('richText.headingLevel', { level: 3 })],
  ['header-four', landingText('richText.headingLevel', { level: 4 })],
  ['header-five', landingText('richText.headingLevel', { level: 5 })],
  ['header-six', landingText('richText.headingLevel', { level: 6 })],
  ['blockquote', landingText('richText.quote')],
  ['code-block', landingText('richText.code')],
];
const MARKS: readonly (readonly [mark: Mark, label: string, icon: ReactNode])[] = [
  ['BOLD', landingText('richText.bold'), <Bold key="bold" />],
  ['ITALIC', landingText('richText.italic'), <Italic key="italic" />],
  ['UNDERLINE', landingText('richText.underlined'), <Underline key="underlined" />],
  ['CODE', landingText('richText.inlineCode'), <Code key="code" />],
];
const LISTS: readonly (readonly [type: DraftBlockType, label: string, icon: ReactNode])[] = [
  ['unordered-list-item', landingText('richText.bulletedList'), <List key="bulleted" />],
  ['ordered-list-item', landingText('richText.numberedList'), <ListOrdered key="numbered" />],
];

interface RichTextToolbarProps {
  readonly name: string;
  readonly state: EditorState;
  readonly isLinking: boolean;
  /** Changes the current text and returns the caret to it. */
  readonly onChange: (change: (state: EditorState) => EditorState) => void;
  readonly onLink: () => void;
  readonly onPictures: () => void;
}

export function RichTextToolbar(props: RichTextToolbarProps) {
  const { name, state, isLinking, onChange, onLink, onPictures } = props;
  const { tabIndexOf, onFocus, onKeyDown } = useRoving();
  const type = RichUtils.getCurrentBlockType(state);
  const marks = state.getCurrentInlineStyle();
  const chooseKind = (chosen: string) =>
    onChange((now) => (RichUtils.getCurrentBlockType(now) === chosen ? now : RichUtils.toggleBlockType(now, chosen)));
  const isKind = KINDS.some(([kind]) => kind === type);
  const tool = (at: number, label: string, icon: ReactNode, isPressed: boolean | undefined, act: () => void) => (
    <button
      key={label}
      type="button"
      data-tool={at}
      tabIndex={tabIndexOf(at)}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      className={styles.tool}
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      {icon}
    </button>
  );
  return (
    <div
      role="toolbar"
      aria-label={landingText('richText.formattingOf', { name })}
      className={styles.tools}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <select
        data-tool={0}
        tabIndex={tabIndexOf(0)}
        aria-label={landingText('richText.paragraphStyle')}
        className={styles.kinds}
        value={isKind ? type : 'unstyled'}
        onChange={(event) => chooseKind(event.currentTarget.value)}
      >
        {KINDS.map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
      {MARKS.map(([mark, label, icon], at) =>
        tool(at + 1, label, icon, marks.has(mark), () => onChange((now) => RichUtils.toggleInlineStyle(now, mark))),
      )}
      {LISTS.map(([list, label, icon], at) =>
        tool(at + 5, label, icon, type === list, () => onChange((now) => RichUtils.toggleBlockType(now, list))),
      )}
      {tool(7, landingText('richText.link'), <Link2 />, isLinking, onLink)}
      {tool(8, landingText('richText.insertPictures'), <ImagePlus />, undefined, onPictures)}
    </div>
  );
}
