import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LandingCard, LandingContent } from '#domain/landing/layout.ts';
import type { Product } from '#domain/product/product.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { ReachContext } from '../../src/components/frame/reach.ts';
import { LandingView } from '../../src/landing/LandingView.tsx';
import { type LandingProductCards, LandingProductCardsContext } from '../../src/landing/landingProductCards.ts';
import { card, textContent } from '../machines/landing/landingSamples.ts';
import { tomatoes } from '../machines/samples.ts';
import { hostileHtml } from '../support/files/hostileHtml.ts';
import { renderPiece } from './components/renderPiece.tsx';

afterEach(cleanup);

const productCards: LandingProductCards = {
  productOf: (key) => (key === tomatoes.productKey ? tomatoes : null),
  pushProducts: [tomatoes],
  productsOf: () => ({ first: [tomatoes], total: 30 }),
  categoryCards: [
    {
      main: { code: 'PRO', description: 'Produce' },
      categories: [{ code: 'VEG', description: 'Vegetables', parent: 'PRO', isExcluded: false, productCount: 1 }],
      productCount: 30,
      image: null,
    },
  ],
  picturesOf: () => [],
  showProduct: ({ productKey, description }: Product, level) => (
    <p key={productKey}>{`${description} under ${level}`}</p>
  ),
};

const Address = () => <output>{useLocation().pathname}</output>;

interface Shown {
  cards?: readonly LandingCard[];
  title?: string;
  around?: (page: ReactNode) => ReactNode;
  ofGoods?: Partial<LandingProductCards>;
}

function show(contents: readonly LandingContent[], { cards, title = '', around, ofGoods }: Shown = {}) {
  const layout = {
    enabled: true,
    title,
    cards: [...(cards ?? [card(1, 2, { heading: 'News' })])],
    contents: [...contents],
  };
  const page = (
    <LandingProductCardsContext value={{ ...productCards, ...ofGoods }}>
      <LandingView layout={layout} />
      <Address />
    </LandingProductCardsContext>
  );
  return renderPiece(around ? around(page) : page).container;
}

const hung = { id: 2, parentId: 1, hidden: false } as const;
const image = { ...hung, variant: 'image', src: '/img/a.webp', alt: 'Fish', link: null, objectFit: 'cover' } as const;
const sized = { width: 600, height: 240, padding: 2 } as const;
const slides = (count: number, interval = 3): LandingContent[] => [
  { ...hung, variant: 'carousel', interval, children: Array.from({ length: count }, (_, place) => place + 3) },
  ...Array.from({ length: count }, (_, place) => ({ ...textContent(place + 3, 2, `<p>Slide ${place + 1}</p>`) })),
];

describe('the page', () => {
  test('has its title over the headings of its cards, those of texts under them, none left out', () => {
    show([textContent(2, 1, '<h4>Big</h4><h6>Small</h6><h1>Biggest</h1>')], { title: 'Welcome' });
    expect(screen.getAllByRole('heading').map(({ localName, textContent: words }) => [localName, words])).toEqual([
      ['h2', 'Welcome'],
      ['h3', 'News'],
      ['h4', 'Big'],
      ['h5', 'Small'],
      ['h4', 'Biggest'],
    ]);
  });

  test('leaves out hidden cards, and hidden content in them', () => {
    show(
      [
        { ...hung, variant: 'group', direction: 'row', children: [4, 5] },
        textContent(4, 2, '<p>Seen</p>'),
        { ...textContent(5, 2, '<p>Unseen part</p>'), hidden: true },
        textContent(7, 6, '<p>Unseen card</p>'),
      ],
      { cards: [card(1, 2), card(6, 7, { hidden: true })] },
    );
    expect([screen.queryByText('Seen'), screen.queryByText(/^Unseen/)].map(Boolean)).toEqual([true, false]);
  });

  test('shows a notice for content of a newer shop that this one does not know', () => {
    show([{ ...hung, variant: 'video' }]);
    expect(screen.getByText(landingText('landing.unknownVariant'))).toBeTruthy();
  });
});

describe('a text', () => {
  test('shows nothing that is not on the list, whatever its content is', () => {
    const heard = vi.fn();
    vi.stubGlobal('heard', heard);
    const children = Object.values(hostileHtml)
      .flat()
      .map((html, place) => textContent(place + 3, 2, html));
    const group = { ...hung, variant: 'group', direction: 'column', children: children.map(({ id }) => id) } as const;
    const page = show([group, ...children]);
    const wrong = page.querySelectorAll(
      'section :is(script, style, svg, math, iframe, form, input, template, [style], [id], [name])',
    );
    expect([...wrong].filter(({ localName }) => !/^h[1-6]$/.test(localName))).toEqual([]);
    const asked = [...page.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(asked.filter((src) => !/^\/(img\/[^/]+|missing\.svg)$/.test(src ?? ''))).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  test('links to pages of the shop without a reload, to others in a new tab, and not to closed pages', async () => {
    const reaches = (to: unknown) => to !== '/order-guide';
    show(
      [
        textContent(
          2,
          1,
          '<a href="/order-guide">guide</a> <a href="/cart">cart</a> <a href="https://maine.example/">us</a>',
        ),
      ],
      {
        around: (page) => <ReachContext value={reaches}>{page}</ReachContext>,
      },
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('rel')])).toEqual([
      ['cart', null],
      ['us', 'noopener noreferrer'],
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'cart' }));
    expect(screen.getByRole('status').textContent).toBe('/cart');
  });
});

describe('a picture', () => {
  test('reserves its space before it loads, and loads late where it is far down', () => {
    const page = show(
      [
        { ...image, ...sized },
        { ...image, ...sized, id: 8, parentId: 7 },
        { ...image, ...sized, id: 6, parentId: 5 },
      ],
      {
        cards: [card(1, 2), card(5, 6), card(7, 8)],
      },
    );
    const pictures = [...page.querySelectorAll('img')];
    expect(pictures.map((picture) => [picture.width, picture.height, picture.getAttribute('loading')])).toEqual([
      [600, 240, 'eager'],
      [600, 240, 'eager'],
      [600, 240, 'lazy'],
    ]);
  });

  test.each([
    [{ variant: 'internal', href: '/cart' }, 'Fish', '/cart', null],
    [{ variant: 'external', href: 'https://maine.example/' }, /^Fish.*new tab/, 'https://maine.example/', '_blank'],
  ] as const)('leads to %o', (link, name, href, target) => {
    show([{ ...image, ...sized, link }]);
    const found = screen.getByRole('link', { name });
    expect([found.getAttribute('href'), found.getAttribute('target')]).toEqual([href, target]);
  });

  test('ERR-04: that is missing is replaced by the last resort, until another is chosen', () => {
    const page = show([{ ...image, ...sized }]);
    const shown = () => page.querySelector('img')?.getAttribute('src');
    expect(shown()).toBe(image.src);
    fireEvent.error(page.querySelector('img') ?? page);
    expect(shown()).toBe('/missing.svg');
  });

  test('ERR-04: that is missing in a text is replaced as well', () => {
    const page = show([
      textContent(2, 1, '<p>Fresh <img src="/img/gone.webp" alt="Oysters" width="400" height="300"></p>'),
    ]);
    const picture = screen.getByAltText('Oysters');
    fireEvent.error(picture);
    fireEvent.error(picture);
    expect([...page.querySelectorAll('img')].map((shown) => shown.getAttribute('src'))).toEqual(['/missing.svg']);
  });

  test.each([
    ['no picture is chosen', { src: '' }],
    ['it lies elsewhere', { src: 'https://elsewhere.example/a.png' }],
  ])('where %s its place shows that', (_, more) => {
    const page = show([{ ...image, ...sized, ...more }]);
    expect([screen.getByText('No Image').textContent, page.querySelector('img')]).toEqual(['No Image', null]);
  });
});

describe('a carousel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const shown = () =>
    screen
      .getAllByRole('listitem', { hidden: true })
      .filter((slide) => !slide.hasAttribute('inert'))
      .map((slide) => slide.textContent);
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('moves on every so many seconds, from the last to the first', () => {
    show(slides(2));
    const seen = [shown(), pass(3), shown(), pass(3), shown()].filter(Array.isArray);
    expect(seen.flat()).toEqual(['Slide 1', 'Slide 2', 'Slide 1']);
  });

  test('stays on its slide for an interval of 0, and has no pause button then', () => {
    show(slides(2, 0));
    pass(60);
    expect([shown(), screen.queryByRole('button', { name: 'Pause' })]).toEqual([['Slide 1'], null]);
  });

  test('waits while it is pointed at, while something in it has the focus, and once it is paused', () => {
    const page = show(slides(2));
    const region = page.querySelector('[aria-roledescription=carousel]') as HTMLElement;
    fireEvent.pointerEnter(region);
    pass(9);
    expect(shown()).toEqual(['Slide 1']);
    fireEvent.pointerLeave(region);
    fireEvent.focus(within(region).getByRole('button', { name: 'Pause' }));
    pass(9);
    expect(shown()).toEqual(['Slide 1']);
    fireEvent.blur(within(region).getByRole('button', { name: 'Pause' }));
    press('Pause');
    pass(9);
    expect(shown()).toEqual(['Slide 1']);
    press('Play');
    pass(3);
    expect(shown()).toEqual(['Slide 2']);
  });

  test('stays on its slide with reduced motion, until the user moves it', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    show(slides(2));
    pass(9);
    expect(shown()).toEqual(['Slide 1']);
    press('Play');
    pass(3);
    expect(shown()).toEqual(['Slide 2']);
    vi.unstubAllGlobals();
  });

  test('is stepped through by buttons, beyond both ends, and by a dot for each slide', () => {
    show(slides(3, 0));
    press('Previous slide');
    expect(shown()).toEqual(['Slide 3']);
    press('Next slide');
    expect(shown()).toEqual(['Slide 1']);
    press('Slide 2');
    expect([shown(), screen.getByRole('button', { current: true }).getAttribute('aria-label')]).toEqual([
      ['Slide 2'],
      'Slide 2',
    ]);
  });

  test('shows its place by numbers where it has more than ten slides', () => {
    show(slides(11, 0));
    press('Next slide');
    expect([screen.getByText('2 / 11').textContent, screen.queryByRole('button', { name: 'Slide 2' })]).toEqual([
      '2 / 11',
      null,
    ]);
  });

  test('shows that it is empty', () => {
    show(slides(0));
    expect(screen.getByText('No Content')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull();
  });
});

describe('goods', () => {
  const list = { ...hung, variant: 'productList', category: 'Produce' } as const;

  test.each<[string, LandingContent, Partial<LandingProductCards>, string]>([
    ['a product', { ...hung, variant: 'product', productKey: 11, isPushProduct: false }, {}, 'Tomatoes, plum under 3'],
    ['a product of the week', { ...hung, variant: 'product', productKey: 11, isPushProduct: true }, {}, 'Special'],
    [
      'a product that is not sold',
      { ...hung, variant: 'product', productKey: 12, isPushProduct: false },
      {},
      'This product is unavailable.',
    ],
    [
      'none chosen',
      { ...hung, variant: 'product', productKey: null, isPushProduct: false },
      {},
      'This product is unavailable.',
    ],
    ["this week's specials", { ...hung, variant: 'pushProductList' }, {}, 'Tomatoes, plum under 3'],
    ['no specials', { ...hung, variant: 'pushProductList' }, { pushProducts: [] }, 'No Products Available'],
    ['main categories', { ...list, productSource: 'Main Categories', categoryCode: '' }, {}, 'Produce'],
    ['those of one', { ...list, productSource: 'Main Categories', categoryCode: 'PRO' }, {}, 'Vegetables'],
    ['a category', { ...list, productSource: 'Categories', categoryCode: 'VEG' }, {}, 'Tomatoes, plum under 3'],
    ['more of it', { ...list, productSource: 'Categories', categoryCode: 'VEG' }, {}, 'All 30 products of Produce'],
    [
      'none of it',
      { ...list, productSource: 'Categories', categoryCode: 'X' },
      { productsOf: () => ({ first: [], total: 0 }) },
      'No Products Available',
    ],
  ])('%s', (_, content, ofGoods, words) => {
    show([content], { ofGoods });
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('their room is kept while they are not known', () => {
    show([{ ...hung, variant: 'pushProductList' }], { ofGoods: { pushProducts: null } });
    expect(document.querySelectorAll('[aria-busy=true]').length).toBe(1);
  });

  test('specials that failed to load can be requested again', async () => {
    const onRetry = vi.fn();
    show([{ ...hung, variant: 'pushProductList' }], { ofGoods: { pushProducts: { onRetry } } });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
