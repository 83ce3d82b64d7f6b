import { fieldRepeated } from '../fields/fieldReasons.ts';
import type { Reason } from '../refusal/coded.ts';
import { allOf } from '../texts/listOf.ts';
import { punchoutText } from '../texts/punchoutText.ts';

const SHOWN = 5;

/** The first few of them, and the number of the others. */
function some(codes: readonly string[]): string {
  const more = codes.length - SHOWN;
  return more > 0 ? punchoutText('partner.andMore', { shown: codes.slice(0, SHOWN).join(', '), more }) : allOf(codes);
}

const paramsOf = (list: string, codes: readonly string[]) => ({ list, codes: some(codes) });

/** Why a trading partner cannot be saved. `codes` lists the first five. */
export const partnerReasons = {
  domainMissing: (identity: string) => ({
    code: 'domainMissing',
    params: { identity },
    text: punchoutText('partner.domainMissing', { identity }),
  }),
  domainNotAllowed: (identity: string) => ({
    code: 'domainNotAllowed',
    params: { identity },
    text: punchoutText('partner.domainWithOci', { identity }),
  }),
  identityTwice: (identity: string) => fieldRepeated(identity, punchoutText('partner.identityTwice', { identity })),

  noHost: (host: string) => ({
    code: 'hostInvalid',
    params: { host },
    text: punchoutText('partner.isNotAValidHostEnter', { host }),
  }),
  hostTwice: (host: string) => fieldRepeated(host, punchoutText('partner.theHostIsADuplicate', { host })),

  incompleteRow: (list: string) => ({
    code: 'incompleteRow',
    params: { list },
    text: punchoutText('partner.blankRow', { list }),
  }),
  twice: (list: string, codes: readonly string[]) => ({
    code: 'repeatedCodes',
    params: paramsOf(list, codes),
    text: punchoutText('partner.duplicateEntriesIn', paramsOf(list, codes)),
  }),
  sameButCase: (list: string, codes: readonly string[]) => ({
    code: 'sameButCase',
    params: paramsOf(list, codes),
    text: punchoutText('partner.theseEntriesDifferOnlyInCase', paramsOf(list, codes)),
  }),
  unknown: (list: string, codes: readonly string[]) => ({
    code: 'unknownCodes',
    params: paramsOf(list, codes),
    text: punchoutText('partner.theseDoNotExist', paramsOf(list, codes)),
  }),

  customFields: (): Reason => ({ code: 'customFields', text: punchoutText('partner.customFields') }),
} as const satisfies Readonly<Record<string, (...values: never[]) => Reason>>;
