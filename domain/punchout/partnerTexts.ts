import { punchoutText } from '../texts/punchoutText.ts';

const SHOWN = 5;

/** The first few of them, and the number of the others. */
function some(codes: readonly string[]): string {
  const more = codes.length - SHOWN;
  const shown = codes.slice(0, SHOWN).join(', ');
  return more > 0 ? punchoutText('partner.andMore', { shown, more }) : shown;
}

/** Why a trading partner cannot be saved. */
export const partnerTexts = {
  noHost: (host: string) => punchoutText('partner.isNotAValidHostEnter', { host }),
  hostTwice: (host: string) => punchoutText('partner.theHostIsADuplicate', { host }),

  twice: (list: string, codes: readonly string[]) =>
    punchoutText('partner.duplicateEntriesIn', { list, codes: some(codes) }),
  sameButCase: (list: string, codes: readonly string[]) =>
    punchoutText('partner.theseEntriesDifferOnlyInCase', { list, codes: some(codes) }),
  unknown: (list: string, codes: readonly string[]) =>
    punchoutText('partner.theseDoNotExist', { list, codes: some(codes) }),

  ours: {
    category: 'categories',
  },
} as const;
