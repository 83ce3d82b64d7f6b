import { chosenGuide, type GuideTarget, targetName } from '#domain/guide/guideTarget.ts';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { Notice } from '../../notices/notice.ts';
import { guideNotice } from '../guideNotice.ts';

/** The message for a call without a response (specification 8, Order guides). A refusal shows its own reason. */
export function failureText(target: GuideTarget, reason: string): string {
  return chosenGuide(target) ? guideTexts.orderGuide.notSaved(reason) : guideTexts.orderGuide.notCreated(reason);
}

/** The notice once the cart is saved. */
export function savedNotice(target: GuideTarget): Notice {
  const name = targetName(target);
  const text = chosenGuide(target)
    ? guidesText('guide.guideDialogs.replaced', { name })
    : guidesText('guide.orderGuide.created', { name });
  return guideNotice(name, text);
}
