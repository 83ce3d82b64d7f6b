import { plainText } from '../plainText.ts';
import type { Reason } from '../refusal/coded.ts';
import { guidesText } from '../texts/guidesText.ts';
import { GUIDE_NAME_LIMIT, isStandard } from './guide.ts';

/** A typed name in its stored form: trimmed, accents composed. */
export function guideName(typed: string): string {
  return plainText(typed).normalize('NFC');
}

/** Names are compared without case and surrounding blanks (readings 88). */
export function isSameGuideName(left: string, right: string): boolean {
  return guideName(left).toLowerCase() === guideName(right).toLowerCase();
}

/**
 * Why a guide cannot have this name; null when it can. `takenNames`: the customer's other guides, in any case. Length
 * counts graphemes, not code units.
 */
export function guideNameReason(typed: string, takenNames: readonly string[]): Reason | null {
  const name = guideName(typed);
  if (!/[^\p{Z}\p{C}]/u.test(name)) return { code: 'nameRequired', text: guidesText('guide.guides.nameBlank') };
  // An address cannot end in a name of dots, because browsers read it as a parent folder.
  if (/^\.{1,2}$/.test(name)) return { code: 'nameInvalid', text: guidesText('guide.guides.nameOfDots') };
  if (isStandard(name)) return { code: 'nameReserved', text: guidesText('guide.guides.nameReserved') };
  if ([...name].length > GUIDE_NAME_LIMIT) {
    const params = { limit: GUIDE_NAME_LIMIT };
    return { code: 'nameTooLong', params, text: guidesText('guide.guides.nameTooLong', params) };
  }
  const taken = takenNames.find((other) => isSameGuideName(other, name));
  if (taken === undefined) return null;
  return { code: 'nameTaken', params: { name: taken }, text: guidesText('guide.guides.nameTaken', { name: taken }) };
}

export function guideNameProblem(typed: string, takenNames: readonly string[]): string | null {
  return guideNameReason(typed, takenNames)?.text ?? null;
}
