import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { standardSize } from '#server/database/demo/loadDemoData.ts';
import { makeProducts } from '#server/database/demo/products.ts';
import { drawPicture, renderPicture } from '#server/images/productPicture.ts';
import { siteDrawing } from '#server/images/siteDrawings.ts';

const products = makeProducts(standardSize.products, standardSize.seed);

describe('product pictures', () => {
  it('exist for every product with a picture but the one whose file is unknown', async () => {
    const names = [
      ...new Set(products.flatMap(({ picture, detailPictures }) => [picture ?? [], ...detailPictures].flat())),
    ];
    const drawings = await Promise.all(names.map((name) => drawPicture(`${name}-mobile.webp`)));
    const unknown = names.filter((_, index) => !drawings[index]);
    const affected = products.filter(({ picture }) => picture !== null && unknown.includes(picture));
    expect(affected.map(({ description }) => description)).toEqual(['Sea Urchin, Live, Maine, 25 CT']);
    expect(products.filter(({ picture }) => picture === null)).toHaveLength(1);
    const known = await Promise.all(drawings.filter((drawing) => drawing !== null).map((svg) => sharp(svg).metadata()));
    expect(known.filter(({ width, height }) => width !== 160 || height !== 160)).toEqual([]);
  });

  it('tell one fish from another, and one cut from another', () => {
    const drawn = (description: string) => {
      const product = products.find((one) => one.description.startsWith(description));
      return product?.picture?.replace(/-\d+[b-f]?$/, '');
    };
    const goods = ['Hake, Fillet', 'Tuna, Yellowfin', 'Cod, Loin', 'Salmon, Atlantic', 'Haddock, Fillet', 'Mussel'];
    const cuts = ['Beef, Ribeye', 'Beef, Tenderloin', 'Beef, Brisket', 'Pork, Chop', 'Lamb, Rack', 'Chicken, Breast'];
    const pictures = [...goods, ...cuts].map(drawn);
    expect(pictures.filter((picture) => picture === undefined)).toEqual([]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each([
    ['card', 480, 360],
    ['list', 320, 240],
    ['mobile', 160, 160],
    ['detail', 960, 720],
  ])('are drawn as %s of %i x %i', async (size, width, height) => {
    const picture = await renderPicture(`can_tomato-3d-${size}.webp`);
    expect(picture?.contentType).toBe('image/webp');
    expect(await sharp(picture?.body).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it('are the same bytes for the same name', async () => {
    const digest = async (name: string) => {
      const picture = await renderPicture(name);
      return createHash('sha256')
        .update(picture?.body ?? '')
        .digest('hex');
    };
    expect(await digest('lobster-6b-card.webp')).toBe(await digest('lobster-6b-card.webp'));
    expect(await digest('lobster-6b-card.webp')).not.toBe(await digest('lobster-6c-card.webp'));
  });

  it('have a logo and a placeholder', async () => {
    for (const name of ['logo.svg', 'missing.svg']) {
      const picture = siteDrawing(name);
      expect(picture?.contentType).toBe('image/svg+xml');
      expect((await sharp(picture?.body).metadata()).format).toBe('svg');
    }
  });

  it('are no drawings of the site', () => {
    for (const name of ['tomato-7-card.webp', 'constructor', '']) expect(siteDrawing(name)).toBeNull();
  });

  it.each([
    '',
    'tomato.webp',
    'tomato-7-card.png',
    'tomato-12-card.webp',
    'tomato-7g-card.webp',
    'tomato-7-huge.webp',
    'Tomato-7-card.webp',
    'no-such-thing-7-card.webp',
    'box_tomato-7-card.webp',
    'can_tomato_lemon-7-card.webp',
    'constructor-7-card.webp',
    'can_constructor-7-card.webp',
    '../tomato-7-card.webp',
    'tomato-7-card.webp\n',
    '..%2ftomato-7-card.webp',
    `${'a'.repeat(42)}-7-card.webp`,
  ])('are not drawn for %j', async (name) => {
    expect(await renderPicture(name)).toBeNull();
  });
});
