import type { Kysely } from 'kysely';
import type { LandingCard, LandingContent, LandingLayout } from '#domain/landing/layout.ts';
import { DEMO_DISTRIBUTOR } from '#domain/settings/shopNames.ts';
import type { Database } from '../../platform/database/schema.ts';
import { deliveryCharge } from './site.ts';

type Placed = 'id' | 'parentId' | 'hidden';
/** A content without its parent, with its children. */
type Part = LandingContent extends infer Content
  ? Content extends LandingContent
    ? Omit<Content, Placed | 'children'>
    : never
  : never;
type Planned = { part: Part; within?: readonly Planned[] };
type Card = Partial<Pick<LandingCard, 'width' | 'height' | 'heading'>> & { content: Planned };

/** The banners are as wide as three quarters of a large screen, and two fifths as high. */
const BANNER = { width: 1200, height: 480 };

const text = (value: string): Planned => ({ part: { variant: 'text', value } });

function banner(file: string, alt: string, mainCategory: string): Planned {
  const link = { variant: 'internal', href: `/products#mc=${mainCategory}` } as const;
  return {
    part: { variant: 'image', src: `/img/${file}`, alt, link, objectFit: 'cover', ...BANNER, padding: 0 },
  };
}

const HOW_TO_ORDER = `
<ol>
<li><strong>Find it.</strong> Search, or start from a <a href="/categories">category</a>.</li>
<li><strong>Type it once.</strong> <a href="/products">Quick Entry</a> takes a whole list, typed or pasted.</li>
<li><strong>Keep it.</strong> Save your weekly items as an <a href="/order-guide">order guide</a>.</li>
<li><strong>Send it by 4:00 PM.</strong> It is on our next truck.</li>
</ol>
<p>New here? <a href="/login">Create an account</a>; you can order the same day.</p>`;

const DELIVERY = `
<p>We deliver <strong>Monday to Friday</strong>. Orders sent by <strong>4:00 PM</strong> leave the next morning; your delivery days are offered at checkout.</p>
<ul>
<li>Portland, South Portland and Westbrook: before 8 AM</li>
<li>Coast to Brunswick and Bath: before 11 AM</li>
<li>Lakes and inland: early afternoon</li>
</ul>
<p>Delivery is $${deliveryCharge.charge}, and free from $${Number(deliveryCharge.freeFrom)}. Or pick up at the dock, 60 Marginal Way, from 5 AM.</p>`;

const CONTACT = `
<h4>Order desk</h4>
<p><a href="tel:+12075550100">(207) 555-0100</a><br>Monday to Friday, 5 AM to 5 PM</p>
<h4>By mail</h4>
<p><a href="mailto:orders@harborprovisions.example">orders@harborprovisions.example</a></p>
<blockquote>Short on something tonight? Call before 9 PM: we are always on the dock.</blockquote>`;

const CARDS: readonly Card[] = [
  {
    width: 3,
    content: {
      part: { variant: 'carousel', interval: 6 },
      within: [
        banner('banner-seafood.svg', 'Seafood: off the boat this morning', '14'),
        banner('banner-produce.svg', 'Produce: greens by the case', '11'),
        banner('banner-bakery.svg', 'Bakery: baked at four, yours by seven', '17'),
      ],
    },
  },
  { width: 1, height: '100%', heading: 'How to order', content: text(HOW_TO_ORDER) },
  { width: 4, heading: 'This week’s specials', content: { part: { variant: 'pushProductList' } } },
  {
    width: 4,
    heading: 'Shop by category',
    content: { part: { variant: 'productList', productSource: 'Main Categories', category: '', categoryCode: '' } },
  },
  { width: 2, height: '100%', heading: 'Delivery days', content: text(DELIVERY) },
  { width: 2, height: '100%', heading: 'Talk to us', content: text(CONTACT) },
];

/** The layout that the editor saves for these cards. */
function layoutOf(title: string, planned: readonly Card[]): LandingLayout {
  let last = 0;
  const contents: LandingContent[] = [];
  function hang({ part, within = [] }: Planned, parentId: number): number {
    last += 1;
    const id = last;
    const place = contents.push({ ...part, id, parentId, hidden: false } as LandingContent) - 1;
    const children = within.map((child) => hang(child, id));
    if (children.length > 0) contents[place] = { ...contents[place], children } as LandingContent;
    return id;
  }
  const cards = planned.map(({ content, width = 4, height = 'auto', heading = '' }, index): LandingCard => {
    last += 1;
    const id = last;
    const childID = hang(content, id);
    return { id, index, width, height, heading, empty: false, hidden: false, childID, editing: false };
  });
  return { enabled: true, title, cards, contents };
}

/** The distributor's front page, made with the editor. */
export async function insertLandingPage(database: Kysely<Database>): Promise<void> {
  const layout = layoutOf(`Good morning from ${DEMO_DISTRIBUTOR}`, CARDS);
  await database
    .insertInto('landing')
    .values({ version: 1, layout: JSON.stringify(layout), saved_at: new Date(), saved_by: null })
    .execute();
}
