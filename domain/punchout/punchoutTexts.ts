import { punchoutText } from '../texts/punchoutText.ts';
/** What the server says of punchouts, where the specification gives no words. */
export const punchoutTexts = {
  cxml: {
    tooLarge: (bytes: number) => punchoutText('punchout.theDocumentIsLargerThanMb', { value: bytes / 1024 / 1024 }),

    notAdmitted: ({ domain, identity }: { domain: string; identity: string }) =>
      punchoutText('punchout.isNotKnownToTheSupplier', { domain, identity }),
  },
} as const;
