import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { standardSize } from '#server/app/demoData/loadDemoData.ts';
import { drawPicture } from '#server/app/demoData/pictures/drawPicture.ts';
import { siteDrawing } from '#server/modules/images/siteDrawings.ts';
import { demoProducts } from '#test/support/shop/demoProducts.ts';

const products = demoProducts(standardSize.products);

describe('product pictures', () => {
  it('exist for every product with a picture but the one whose file is unknown', async () => {
    const names = [...new Set(products.flatMap(({ pictures }) => pictures))];
    const drawings = await Promise.all(names.map((name) => drawPicture(name)));
    const unknown = names.filter((_, index) => !drawings[index]);
    const affected = products.filter(({ pictures }) => pictures.some((name) => unknown.includes(name)));
    expect(affected.map(({ description }) => description)).toEqual(['Sea Urchin, Live, Maine, 25 CT']);
    expect(products.filter(({ pictures }) => pictures.length === 0)).toHaveLength(1);
    const known = await Promise.all(drawings.filter((drawing) => drawing !== null).map((svg) => sharp(svg).metadata()));
    expect(known.filter(({ width, height }) => width !== 960 || height !== 720)).toEqual([]);
  });

  it('differ between kinds of fish, and between cuts', () => {
    const drawn = (description: string) => {
      const product = products.find((one) => one.description.startsWith(description));
      return product?.pictures[0]?.replace(/-\d+[b-f]?$/, '');
    };
    const goods = ['Hake, Fillet', 'Tuna, Yellowfin', 'Cod, Loin', 'Salmon, Atlantic', 'Haddock, Fillet', 'Mussel'];
    const cuts = ['Beef, Ribeye', 'Beef, Tenderloin', 'Beef, Brisket', 'Pork, Chop', 'Lamb, Rack', 'Chicken, Breast'];
    const pictures = [...goods, ...cuts].map(drawn);
    expect(pictures.filter((picture) => picture === undefined)).toEqual([]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('are the same bytes for the same name', async () => {
    const drawn = async (name: string) => String(await drawPicture(name));
    expect(await drawn('lobster-6b')).toBe(await drawn('lobster-6b'));
    expect(await drawn('lobster-6b')).not.toBe(await drawn('lobster-6c'));
  });

  it('have a logo and a placeholder', async () => {
    for (const name of ['logo.svg', 'missing.svg']) {
      const picture = siteDrawing(name);
      expect(picture?.contentType).toBe('image/svg+xml');
      expect((await sharp(picture?.body).metadata()).format).toBe('svg');
    }
  });

  it('are not drawings of the site', () => {
    for (const name of ['tomato-7', 'constructor', '']) expect(siteDrawing(name)).toBeNull();
  });

  it.each([
    '',
    'tomato',
    'tomato-7.png',
    'tomato-12',
    'tomato-7g',
    'tomato-7-huge',
    'Tomato-7',
    'no-such-thing-7',
    'box_tomato-7',
    'can_tomato_lemon-7',
    'constructor-7',
    'can_constructor-7',
    '../tomato-7',
    'tomato-7\n',
    '..%2ftomato-7',
    `${'a'.repeat(42)}-7`,
  ])('are not drawn for %j', async (name) => {
    expect(await drawPicture(name)).toBeNull();
  });
});
