import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorState } from 'draft-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StoredPicture } from '#domain/api/images.ts';
import { landingEditTexts } from '#domain/landing/landingEditTexts.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { opened, withReturn } from '../../../src/richText/editedText.ts';
import { RichTextEditor } from '../../../src/richText/RichTextEditor.tsx';
import { isBlocked } from '../../support/screens/blocked.ts';
import { withWindow } from '../../support/screens/windowWidth.ts';
import { renderPiece } from '../components/renderPiece.tsx';

const page = withWindow();
afterEach(() => vi.useRealTimers());

const PICTURE = '<p>Fish</p><p><img src="/img/oysters.webp" alt="Oysters" width="400" height="200"></p>';

/** The last reported text, and what the shop stores for it. */
function edit(value = '<p>Fish</p>') {
  const saved: string[] = [];
  const files: File[] = [];
  const shown = new Set<(picture: StoredPicture) => void>();
  const onKept = (show: (picture: StoredPicture) => void) => {
    shown.add(show);
    return () => void shown.delete(show);
  };
  renderPiece(
    <RichTextEditor
      label="Text"
      value={value}
      onChange={(html) => saved.push(html)}
      onPictures={(chosen) => files.push(...chosen)}
      onKept={onKept}
    />,
  );
  return { saved, files, keep: (picture: StoredPicture) => act(() => void [...shown].map((show) => show(picture))) };
}

const text = () => screen.getByRole('textbox', { name: 'Text' });
const tool = (name: string | RegExp) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the tools of a text', () => {
  const names = () =>
    [...screen.getByRole('toolbar').querySelectorAll('[data-tool]')].map((one) => one.getAttribute('aria-label'));

  test('are one stop of Tab: the arrows go from one to the next and round, Home and End to the ends', async () => {
    edit();
    const user = userEvent.setup();
    await user.tab();
    expect(focused()).toBe('Paragraph style');
    const gone: (string | null | undefined)[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      await user.keyboard(`{${key}}`);
      gone.push(focused());
    }
    expect(gone).toEqual([
      ...['Bold', 'Italic', 'Bold', 'Insert pictures', 'Paragraph style', 'Insert pictures', 'Paragraph style'],
    ]);
    await user.keyboard('{End}{Tab}');
    expect(document.activeElement).toBe(text());
    await user.tab({ shift: true });
    expect(focused()).toBe('Insert pictures');
    expect(names()).toHaveLength(9);
  });

  test('show what is pressed at the caret', async () => {
    edit('<ul><li>Fish</li></ul>');
    expect(tool('Bulleted list').getAttribute('aria-pressed')).toBe('true');
    expect(tool('Numbered list').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(tool('Numbered list'));
    expect(tool('Numbered list').getAttribute('aria-pressed')).toBe('true');
  });

  test('change the selection to a paragraph style, and keep it where it has that already', () => {
    const { saved } = edit();
    const kinds = screen.getByLabelText('Paragraph style');
    for (const kind of ['header-two', 'header-two', 'code-block', 'unstyled'])
      fireEvent.change(kinds, { target: { value: kind } });
    expect(saved).toEqual(['<h2>Fish</h2>', '<pre>Fish</pre>', '<p>Fish</p>']);
  });
});

test('ADM-09: Return on an empty last line leaves a block of code', () => {
  const withReturns = (html: string, count: number) => {
    let state = EditorState.moveSelectionToEnd(opened(html));
    for (let at = 0; at < count; at += 1) state = withReturn(state, false) ?? state;
    return state.getCurrentContent().getBlocksAsArray();
  };
  const blocks = (html: string, count: number) =>
    withReturns(html, count).map((block) => `${block.getType()}: ${block.getText()}`);
  expect(blocks('<pre>one</pre>', 1)).toEqual(['code-block: one\n']);
  expect(blocks('<pre>one</pre>', 2)).toEqual(['code-block: one', 'unstyled: ']);
  expect(blocks('<pre></pre>', 1)).toEqual(['unstyled: ']);
});

test('CON-02: a paste that is held down pastes once, and again once it has been let go', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { saved } = edit('');
  const paste = (html: string) => {
    const kinds: Record<string, string> = { 'text/html': html, 'text/plain': 'words' };
    const clipboardData = {
      types: Object.keys(kinds),
      getData: (kind: string) => kinds[kind] ?? '',
      items: [],
      files: [],
    };
    fireEvent.paste(text(), { clipboardData });
  };
  paste('<p>one</p>');
  vi.advanceTimersByTime(299);
  paste('<p>two</p>');
  vi.advanceTimersByTime(1);
  paste('<p>three</p>');
  expect(saved.at(-1)).toContain('one');
  expect(saved.at(-1)).toContain('three');
  expect(saved.join()).not.toContain('two');
});

describe('a link', () => {
  const typeLink = async (words: string, address: string) => {
    await userEvent.click(tool('Link'));
    const form = within(screen.getByRole('group', { name: 'Link' }));
    const [name, href] = [form.getByLabelText(/Text of the link/), form.getByLabelText(/Address/)];
    fireEvent.change(name, { target: { value: words } });
    fireEvent.change(href, { target: { value: address } });
    fireEvent.keyDown(href, { key: 'Enter' });
  };

  test.each([
    ['no words', ' ', '/products', landingText('landingEdit.linkTextMissing')],
    ['no address', 'Products', '', landingText('landingEdit.linkAddressWrong')],
    ['one that runs', 'Products', 'javascript:x()', landingText('landingEdit.linkAddressWrong')],
    [
      'one of another host that looks like a page',
      'Products',
      '//evil.example',
      landingText('landingEdit.linkAddressWrong'),
    ],
  ])('with %s is not inserted, and shows what is missing', async (_, words, address, message) => {
    const { saved } = edit();
    await typeLink(words, address);
    expect([screen.getByText(message).textContent, saved]).toEqual([message, []]);
  });

  test.each([
    ['/products', '/products'],
    [' www.maine.example ', 'https://www.maine.example'],
    ['tel:+12075550100', 'tel:+12075550100'],
  ])('to %s is put in where the caret is', async (typed, href) => {
    const { saved } = edit();
    await typeLink('Call', typed);
    expect(saved).toEqual([`<p><a href="${href}">Call</a>Fish</p>`]);
    expect(screen.queryByRole('group', { name: 'Link' })).toBeNull();
  });

  test('that the caret is in is changed, or its words stay without it', async () => {
    const { saved } = edit('<p><a href="/products">Fish</a> today</p>');
    await userEvent.click(tool('Link'));
    expect(screen.getByDisplayValue('/products')).not.toBeNull();
    fireEvent.change(screen.getByDisplayValue('/products'), { target: { value: '/cart' } });
    await userEvent.click(tool('Change Link'));
    await userEvent.click(tool('Link'));
    await userEvent.click(tool('Remove Link'));
    expect(saved).toEqual(['<p><a href="/cart">Fish</a> today</p>', '<p>Fish today</p>']);
  });

  test('is canceled by Escape, with nothing inserted', async () => {
    const { saved } = edit();
    await userEvent.click(tool('Link'));
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('group', { name: 'Link' }), saved]).toEqual([null, []]);
  });
});

describe('the pictures of a text', () => {
  const thumbnail = (width: number, height: number) => {
    const [picture] = screen.getByRole('list', { name: 'Pictures in this text' }).querySelectorAll('img');
    if (!picture) throw new Error('no thumbnail');
    Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } });
    return picture;
  };
  const resize = (way: RegExp, times: number) => {
    for (let time = 0; time < times; time += 1) fireEvent.click(tool(way));
  };

  test('are resized by a fifth of their own size, no further than a fifth and 1,800 px', () => {
    edit(PICTURE);
    const picture = thumbnail(1000, 500);
    expect([tool(/^Smaller/), tool(/^Larger/)].map(isBlocked)).toEqual([true, true]);
    fireEvent.load(picture);
    resize(/^Smaller/, 9);
    expect(screen.getByText('200 × 100 px')).not.toBeNull();
    resize(/^Larger/, 20);
    expect(screen.getByText('1800 × 900 px')).not.toBeNull();
  });

  test('that failed to load are replaced, and are not measured by their replacements', () => {
    const { saved } = edit(PICTURE);
    const picture = thumbnail(24, 24);
    fireEvent.error(picture);
    fireEvent.error(screen.getByAltText('Oysters'));
    expect([picture, screen.getByAltText('Oysters')].map((shown) => shown.getAttribute('src'))).toEqual([
      ...['/missing.svg', '/missing.svg'],
    ]);
    fireEvent.load(picture);
    resize(/^Larger/, 1);
    expect(saved).toEqual([]);
  });

  test('show that a description is too long, and keep it', () => {
    const { saved } = edit(PICTURE);
    fireEvent.change(screen.getByLabelText('Description of picture 1'), { target: { value: 'x'.repeat(41) } });
    expect(screen.getByText(landingEditTexts.altTooLong)).not.toBeNull();
    expect(saved.at(-1)).toContain('x'.repeat(41));
  });

  test('appear at the caret once the shop stores them, and can be removed', () => {
    const { saved, keep } = edit();
    keep({ src: '/img/new.webp', width: 400, height: 300 });
    expect(saved.at(-1)).toContain('<img src="/img/new.webp" alt="" width="400" height="300">');
    fireEvent.click(tool(/^Remove/));
    expect([saved.at(-1)?.includes('<img'), screen.queryByRole('list', { name: 'Pictures in this text' })]).toEqual([
      ...[false, null],
    ]);
  });
});

test('below 600 px a text is read-only, and shows why', () => {
  page.width = 599;
  edit(PICTURE);
  expect([screen.getByText(landingText('landingEdit.textsReadOnly')).tagName, screen.queryByRole('toolbar')]).toEqual([
    'P',
    null,
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Pictures in this text' })).toBeNull();
  expect(screen.getByText('Fish')).not.toBeNull();
});

test('from 600 px on it is edited', () => {
  page.width = 600;
  edit();
  expect([
    screen.queryByText(landingText('landingEdit.textsReadOnly')),
    text().getAttribute('contenteditable'),
  ]).toEqual([null, 'true']);
});
