import type { Static } from 'typebox';
import type { CategoryCard } from '#domain/catalog/categoryCards.ts';
import type { ProductContent, ProductListContent } from '#domain/landing/layout.ts';
import type { Product } from '#domain/product/product.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { classes } from '../components/classes.ts';
import { NotLoaded } from '../components/states/NotLoaded.tsx';
import { Skeleton } from '../components/states/Skeleton.tsx';
import { Badge } from '../components/text/Badge.tsx';
import type { HeadingLevel } from '../components/text/headingLevel.ts';
import { PlaceLink } from '../components/text/PlaceLink.tsx';
import { ProductImage } from '../components/text/ProductImage.tsx';
import cards from '../goods/ProductCards.module.css';
import { productsHref } from '../product/urlFilters.ts';
import styles from './LandingProducts.module.css';
import { useLandingProductCards } from './landingProductCards.ts';

interface LevelProps {
  readonly headingLevel: HeadingLevel;
}

function Nothing({ children }: { children: string }) {
  return <p className={styles.nothing}>{children}</p>;
}

/** The number of placeholders: a row of a wide screen. */
function Waiting({ count }: { count: number }) {
  return (
    <div className={classes(cards.list, styles.products)} aria-busy="true">
      <div className={classes(cards.grid, styles.grid)}>
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <div key={place} className={styles.waiting}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}

function ProductCards({ products, headingLevel }: LevelProps & { products: readonly Product[] }) {
  const { showProduct } = useLandingProductCards();
  return (
    <div className={classes(cards.list, styles.products)}>
      <div className={classes(cards.grid, styles.grid)}>
        {products.map((product) => showProduct(product, headingLevel))}
      </div>
    </div>
  );
}

/** A product, as in the product list. */
export function LandingProduct({ content, headingLevel }: LevelProps & { content: Static<typeof ProductContent> }) {
  const { productOf, showProduct } = useLandingProductCards();
  const product = content.productKey === null ? null : productOf(content.productKey);
  if (product === undefined) return <Waiting count={1} />;
  if (product === null) return <Nothing>{landingText('landing.noProduct')}</Nothing>;
  return (
    <div className={classes(cards.list, styles.single)}>
      {showProduct(product, headingLevel)}
      {content.isPushProduct && (
        <span className={styles.special}>
          <Badge kind="promotion">{landingText('landing.special')}</Badge>
        </span>
      )}
    </div>
  );
}

export function LandingSpecials({ headingLevel }: LevelProps) {
  const { pushProducts } = useLandingProductCards();
  if (pushProducts === null) return <Waiting count={4} />;
  if ('onRetry' in pushProducts)
    return <NotLoaded onRetry={pushProducts.onRetry}>{landingText('landing.specialsNotLoaded')}</NotLoaded>;
  if (pushProducts.length === 0) return <Nothing>{landingText('landing.noCategory')}</Nothing>;
  return <ProductCards products={pushProducts} headingLevel={headingLevel} />;
}

interface Tile {
  readonly code: string;
  readonly description: string;
  readonly href: string;
  readonly count: number;
  readonly image: string | null;
}

/** The main categories, or the subcategories of a named one. */
function tilesOf(all: readonly CategoryCard[], mainCode: string): readonly Tile[] {
  if (mainCode === '') {
    return all.map(({ main, productCount: count, image }) => ({
      ...main,
      href: productsHref({ mainCategory: main.code }),
      count,
      image,
    }));
  }
  const categories = all.find(({ main }) => main.code === mainCode)?.categories ?? [];
  return categories.map(({ code, description, productCount: count }) => ({
    code,
    description,
    href: productsHref({ mainCategory: mainCode, category: code }),
    count,
    image: null,
  }));
}

function CategoryTiles({ mainCode }: { mainCode: string }) {
  const { categoryCards, picturesOf } = useLandingProductCards();
  if (categoryCards === null) return <Waiting count={4} />;
  const tiles = tilesOf(categoryCards, mainCode);
  if (tiles.length === 0) return <Nothing>{landingText('landing.noCategory')}</Nothing>;
  const hasPictures = tiles.some(({ image }) => image !== null);
  return (
    <div className={cards.list}>
      <ul className={styles.tiles}>
        {tiles.map(({ code, description, href, count, image }) => (
          <li key={code} className={styles.tile}>
            <PlaceLink to={href} className={styles.link}>
              {hasPictures && <ProductImage sources={picturesOf(image)} alt="" width={64} ratio={4 / 3} isSmall />}
              <span className={styles.words}>
                <span className={styles.name}>{description}</span>
                <span className={styles.count}>{landingText('landing.products', { count })}</span>
              </span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CategoryProducts({ code, name, headingLevel }: LevelProps & { code: string; name: string }) {
  const { productsOf } = useLandingProductCards();
  const found = productsOf(code);
  if (found === null) return <Waiting count={4} />;
  if (found.total === 0) return <Nothing>{landingText('landing.noCategory')}</Nothing>;
  return (
    <>
      <ProductCards products={found.first} headingLevel={headingLevel} />
      {found.total > found.first.length && (
        <p className={styles.more}>
          <PlaceLink to={productsHref({ category: code })}>
            {landingText('landing.allProductsOf', { total: found.total, name })}
          </PlaceLink>
        </p>
      )}
    </>
  );
}

/** Main categories as cards, the subcategories of one, or the first products of a category. */
export function LandingProductList({
  content: { productSource, category, categoryCode },
  headingLevel,
}: LevelProps & { content: Static<typeof ProductListContent> }) {
  if (productSource === 'Main Categories') return <CategoryTiles mainCode={categoryCode} />;
  return <CategoryProducts code={categoryCode} name={category} headingLevel={headingLevel} />;
}
