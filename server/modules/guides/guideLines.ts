import { GUIDE_LINES_LIMIT, type SentGuideLine } from '#domain/guide/guide.ts';
import { type GuidedProduct, readGuideLine } from '#domain/guide/guideLineRules.ts';
import { type AppliedGuideLine, type GuideLine, isSameGuideLine, patchedLines } from '#domain/guide/guidePatch.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { SaveRefused } from '../../platform/http/refused.ts';

/** The maximum number of reasons in one message. */
const REASONS_SHOWN = 5;

/** The resulting lines of a guide, and the required writes. */
export interface LineChanges {
  set: GuideLine[];
  removed: number[];
}

/** `products` and `lines` are synonyms (wire 4); of two lines for one product the last counts. */
export function sentLines(body: {
  products?: readonly SentGuideLine[];
  lines?: readonly SentGuideLine[];
}): SentGuideLine[] {
  const sent = [...(body.products ?? []), ...(body.lines ?? [])];
  return [...new Map(sent.map((line) => [line.productKey, line])).values()];
}

function refuseLines(reasons: readonly Reason[]): never {
  const shown = reasons.slice(0, REASONS_SHOWN).map(({ text }) => text);
  const others = reasons.length - shown.length;
  const more = others > 0 ? [guidesText('guide.guides.moreRefused', { count: others })] : [];
  throw new SaveRefused(409, 'lineRefused', [...shown, ...more].join('\n'), { reasons });
}

function ofProduct(reason: Reason, product: string): Reason {
  return { ...reason, product, text: guidesText('guide.guides.lineRefused', { product, reason: reason.text }) };
}

/** Throws a refusal that names each product that cannot be in a guide, or the limit that the guide would exceed. */
export function changesOf(
  stored: readonly GuideLine[],
  sent: readonly SentGuideLine[],
  products: ReadonlyMap<number, GuidedProduct>,
): LineChanges {
  const before = new Map(stored.map((line) => [line.productKey, line]));
  const accepted: AppliedGuideLine[] = [];
  const refused: Reason[] = [];
  for (const line of sent) {
    const product = products.get(line.productKey);
    const { value, errors } = readGuideLine(line, before.get(line.productKey), product);
    if (value) accepted.push(value);
    else
      refused.push(
        ...errors.map((reason) =>
          ofProduct(
            reason,
            product?.description ?? guidesText('guideEdit.productKey', { productKey: line.productKey }),
          ),
        ),
      );
  }
  if (refused.length > 0) refuseLines(refused);
  const after = patchedLines(stored, accepted);
  if (after.length > GUIDE_LINES_LIMIT) {
    const params = { limit: GUIDE_LINES_LIMIT };
    throw new SaveRefused(409, 'guideFull', guidesText('guide.guides.full', params), { params });
  }
  const kept = new Set(after.map((line) => line.productKey));
  return {
    set: after.filter((line) => !isStored(line, before.get(line.productKey))),
    removed: stored.flatMap(({ productKey }) => (kept.has(productKey) ? [] : productKey)),
  };
}

function isStored(line: GuideLine, stored: GuideLine | undefined): boolean {
  return stored !== undefined && isSameGuideLine(stored, line);
}
