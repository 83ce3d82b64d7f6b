import type { Guide, GuideProduct } from '#domain/guide/guide.ts';
import { type DraftLine, draftOfLine, includedLines } from '#domain/guide/guideDraft.ts';
import { chosenGuide, type GuideTarget, targetName, targetWrite } from '#domain/guide/guideTarget.ts';
import type { GuideWrite } from '#domain/guide/guideWrite.ts';
import type { Product } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { Notice } from '../../notices/notice.ts';
import { guideNotice } from '../guideNotice.ts';

/** A product to save to a guide. */
export interface Addition extends GuideTarget {
  product: Product;
  draft: DraftLine;
}

function lineIn(guide: Guide | null, { product }: Pick<Addition, 'product'>): GuideProduct | null {
  return guide?.products.find(({ productKey }) => productKey === product.productKey) ?? null;
}

export function draftIn(guide: Guide | null, context: Pick<Addition, 'product'>): DraftLine | undefined {
  const line = lineIn(guide, context);
  return line ? draftOfLine(line, context.product) : undefined;
}

/** The chosen guide's line of the product; null if it has none. */
function presentLine(context: Addition): GuideProduct | null {
  return lineIn(chosenGuide(context), context);
}

/** The message that the chosen guide already has the product, and how much of it. */
export function presentText(context: Addition): string | null {
  const [guide, line] = [chosenGuide(context), presentLine(context)];
  if (!guide || !line) return null;
  return guidesText('guide.guideDialogs.inGuide', {
    name: guide.name,
    line: `${formatQuantity(line.orderQuantity)} ${line.unitOfMeasure}`,
  });
}

/** The request that saves the product, with its quantity normalized. */
export function additionWrite(addition: Addition): GuideWrite {
  const { product, draft } = addition;
  return targetWrite(addition, includedLines(new Map([[product.productKey, draft]])));
}

/** The notice once the product is saved. */
export function added(context: Addition): Notice {
  const name = targetName(context);
  const { description } = context.product;
  const text = presentLine(context)
    ? guidesText('guide.guideDialogs.productChanged', { description, name })
    : guidesText('guide.orderGuide.productAdded', { description, name });
  return guideNotice(name, text);
}
