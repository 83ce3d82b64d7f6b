import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { prepareCatalogue } from '#domain/catalog/catalogue.ts';
import { landingEditTexts } from '#domain/landing/landingEditTexts.ts';
import type { LandingContent } from '#domain/landing/layout.ts';
import type { Product } from '#domain/product/product.ts';
import { tableOf } from '#domain/product/productTable.ts';
import { makeFinder } from '#domain/search/finder.ts';
import { landingText } from '#domain/texts/landingText.ts';
import type { CardEditingRef } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import { CardProductsContext } from '../../src/features/admin/landingEditing/cardProducts.ts';
import { ProductFields } from '../../src/features/admin/landingEditing/ProductFields.tsx';
import { cardOf, carousel, landing, png, slide, stored, text } from '../machines/admin/landingSamples.ts';
import { catalogueOf, loadedCatalogue, tomatoes } from '../machines/samples.ts';
import { reasonOf } from '../support/screens/blocked.ts';
import { answer } from '../support/screens/quietShop.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { openCard } from './openedLanding.tsx';

afterEach(cleanup);

/** A card of these contents, of which the first is its own, in the editor. */
function edit(...contents: LandingContent[]): CardEditingRef {
  const [first] = contents;
  const cards = [cardOf(1, { heading: 'News', childID: first?.id ?? null })];
  const hung = contents.map(
    (content, at) => ({ ...content, parentId: at === 0 ? 1 : (first?.id ?? 0) }) as LandingContent,
  );
  return openCard({ landing: { ...landing, cards, contents: hung } });
}

const contentsOf = (editing: CardEditingRef) => editing.getSnapshot().context.history.present.contents;
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const choose = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text: shown }) => shown);

const group = { id: 20, parentId: 1, hidden: false, variant: 'group', direction: 'row', children: [21, 22] } as const;
const product = {
  id: 11,
  parentId: 1,
  hidden: false,
  variant: 'product',
  productKey: tomatoes.productKey,
  isPushProduct: false,
} as const;
const list = {
  id: 11,
  parentId: 1,
  hidden: false,
  variant: 'productList',
  productSource: 'Categories',
  category: 'Vegetables',
  categoryCode: 'VEG',
} as const;

describe('a card in its editor', () => {
  test('begins at its heading, and shows errors and moves to the first one instead of saving', () => {
    edit(slide);
    expect(document.activeElement).toBe(field('Heading'));
    choose('Width in px', '9000');
    click('Save');
    expect(document.activeElement?.textContent).toBe(
      `${landingText('landingEdit.correct')}${landingEditTexts.sideTooLong}`,
    );
    click('Save');
    expect([document.activeElement, screen.getByText(landingText('landingEdit.correct')).textContent]).toEqual([
      field('Width in px'),
      landingText('landingEdit.correct'),
    ]);
  });

  test('takes a height of its own from 300 px on', () => {
    edit(text);
    choose('Height', 'manual');
    expect([field('Manual height').value, screen.getByText('300 px').tagName]).toEqual(['300', expect.any(String)]);
  });
});

describe('an image', () => {
  test('accepts digits for its sides, and shows which are too large', () => {
    const editing = edit(slide);
    choose('Width in px', '12a');
    expect(contentsOf(editing)[0]).toMatchObject({ width: 12 });
    choose('Width in px', '1801');
    expect(screen.getByText(landingEditTexts.sideTooLong)).toBeTruthy();
    choose('Width in px', '');
    expect(contentsOf(editing)[0]).toMatchObject({ width: null });
  });

  test('links to a page of the shop or to another website, with the beginning of each already typed', () => {
    edit(slide);
    choose('Link', 'external');
    expect([field('Address').value, screen.getByText(landingText('landingEdit.notAnAddress')).textContent]).toEqual([
      'https://',
      landingText('landingEdit.notAnAddress'),
    ]);
    choose('Link', 'internal');
    expect([field('Address').value, screen.queryByText(landingText('landingEdit.notAPath'))]).toEqual([
      '/products',
      null,
    ]);
  });

  test('accepts a dropped picture, and shows why one was not saved, there and nowhere else', () => {
    const editing = edit({ ...carousel, children: [13, 14] } as LandingContent, slide, { ...slide, id: 14 });
    const [first] = document.querySelectorAll('fieldset');
    fireEvent.drop(first?.querySelector('img')?.parentElement ?? document.body, { dataTransfer: { files: [png] } });
    expect(first?.textContent).toContain('Uploading a picture…');
    act(() => answer(editing, 'uploadPicture', { kind: 'refused', text: 'This is no picture.' }));
    const areShown = [...document.querySelectorAll('fieldset')].map((part) =>
      part.textContent?.includes('This is no picture.'),
    );
    expect(areShown).toEqual([true, false]);
  });

  test('shows that its picture was made smaller, until the next one', () => {
    const editing = edit(slide);
    const send = () => act(() => editing.send({ type: 'picture.add', contentId: slide.id, file: png }));
    send();
    const original = { width: 4032, height: 3024 };
    act(() => answer(editing, 'uploadPicture', { kind: 'kept', picture: { ...stored, original } }));
    expect(screen.getByText(/^This picture had 4,032 × 3,024 px\. It was made smaller/)).toBeTruthy();
    send();
    expect(screen.queryByText(/made smaller/)).toBeNull();
  });
});

describe('a text', () => {
  test('has the pictures that were chosen for it, and none of another', () => {
    const editing = edit({ ...group, children: [11, 21] }, text, { ...text, id: 21 } as LandingContent);
    act(() => editing.send({ type: 'picture.add', contentId: 21, file: png }));
    act(() => answer(editing, 'uploadPicture', { kind: 'kept', picture: stored }));
    const pictures = contentsOf(editing).map((content) =>
      'value' in content ? content.value.includes(stored.src) : null,
    );
    expect(pictures).toEqual([null, false, true]);
  });

  test('that is too long shows that before it is saved', () => {
    edit({ ...text, value: `<p>${'x'.repeat(100_001)}</p>` } as LandingContent);
    expect(screen.getAllByText(landingEditTexts.textTooLong)).toHaveLength(1);
  });
});

describe('a group or a carousel', () => {
  test('offers what a slide may be, and a part everything', () => {
    edit(carousel, slide);
    expect(optionsOf('Type of the next slide')).toEqual(['Text', 'Image', 'Product']);
    cleanup();
    edit({ ...group, children: [] });
    expect(optionsOf('Type of the next part')).toEqual([
      ...['Text', 'Image', 'Group', 'Carousel', 'Product', 'Product list', 'This week’s specials'],
    ]);
  });

  test('moves and removes the part whose button it is, the ends no further', () => {
    const editing = edit({ ...carousel, children: [13, 14] } as LandingContent, slide, { ...slide, id: 14 });
    const named = (name: string) => field(name) as unknown as HTMLButtonElement;
    expect([named('Move slide 1 back'), named('Move slide 2 forward')].map(reasonOf)).toEqual([
      'Already first.',
      'Already last.',
    ]);
    fireEvent.click(named('Move slide 2 back'));
    expect(contentsOf(editing)[0]).toMatchObject({ children: [14, 13] });
    fireEvent.click(named('Remove slide 2'));
    expect(contentsOf(editing).map(({ id }) => id)).toEqual([12, 14]);
  });
});

describe('products', () => {
  test('of this week’s specials are chosen again: one of all need not be among them', async () => {
    const editing = edit(product);
    expect(screen.getByText(`Chosen: ${tomatoes.description}`)).toBeTruthy();
    choose('Choose from', 'pushed');
    await waitFor(() => expect(contentsOf(editing)[0]).toMatchObject({ isPushProduct: true, productKey: null }));
    expect(screen.getByText('No products selected.')).toBeTruthy();
  });

  test('are chosen by Enter only where the code that was typed is theirs', () => {
    const numbered = (productKey: number, code: string): Product => ({
      ...tomatoes,
      productKey,
      productCode: code,
      formattedProductCode: code,
      description: `Tomatoes ${code}`,
    });
    const products = [numbered(1, '117'), numbered(2, '70'), numbered(3, 'AB170')];
    const catalogue = catalogueOf({ ...loadedCatalogue, products });
    const chosen: unknown[] = [];
    const choices = (content: LandingContent) => chosen.push('productKey' in content && content.productKey);
    renderPiece(
      <CardProductsContext.Provider value={{ catalogue, pushed: [3, 1] }}>
        <ProductFields content={{ ...product, productKey: null }} onChange={choices} />
      </CardProductsContext.Provider>,
    );
    const enter = (query: string) => {
      choose('Product', query);
      fireEvent.keyDown(field('Product'), { key: 'Enter' });
    };
    for (const query of ['17', 'AB17', '70', 'ab170', 'tomatoes']) enter(query);
    expect(chosen).toEqual([2, 3, 2]);
    choose('Product', '17');
    fireEvent.keyDown(field('Product'), { key: 'ArrowDown' });
    fireEvent.keyDown(field('Product'), { key: 'Enter' });
    expect(chosen).toEqual([2, 3, 2, 1]);
  });

  test('are found in another number and with a wrong email, once searching is prepared; then one has to be chosen', async () => {
    const products = tableOf([tomatoes]);
    const finder = await makeFinder(products, [], async () => undefined);
    let prepared: typeof finder | null = null;
    const catalogue = prepareCatalogue({ ...loadedCatalogue, products });
    const chosen = vi.fn();
    renderPiece(
      <CardProductsContext.Provider value={{ catalogue, finder: () => prepared, pushed: [] }}>
        <ProductFields content={{ ...product, isPushProduct: false, productKey: null }} onChange={chosen} />
      </CardProductsContext.Provider>,
    );
    const press = (query: string, ...keys: string[]) => {
      choose('Product', query);
      for (const key of keys) fireEvent.keyDown(field('Product'), { key });
      return chosen.mock.calls.length;
    };
    expect(press('tomatto', 'ArrowDown', 'Enter')).toBe(0);
    prepared = finder;
    expect(press('plums tomato', 'Enter')).toBe(1);
    expect(press('tomattoe', 'Enter')).toBe(1);
    expect(press('tomatto', 'ArrowDown', 'Enter')).toBe(2);
  });

  test('of another source have no category yet', () => {
    const editing = edit(list);
    choose('Products of', 'Main Categories');
    expect(contentsOf(editing)[0]).toMatchObject({ productSource: 'Main Categories', category: '', categoryCode: '' });
    choose('Main category', 'PRO');
    expect(contentsOf(editing)[0]).toMatchObject({ category: 'Produce', categoryCode: 'PRO' });
  });
});

test('an unknown content shows that, and can be replaced', () => {
  const editing = edit({ id: 11, parentId: 1, hidden: false, variant: 'video' } as LandingContent);
  expect(optionsOf('Content type').at(-1)).toBe('Another type');
  expect(screen.getAllByText('Content variant not implemented').length).toBeGreaterThan(0);
  choose('Content type', 'text');
  expect(contentsOf(editing)).toMatchObject([{ variant: 'text', value: '' }]);
});
