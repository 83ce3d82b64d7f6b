import { punchoutText } from '../texts/punchoutText.ts';
/** The server's punchout texts that the specification does not give. */
export const punchoutTexts = {
  cxml: {
    tooLarge: (bytes: number) => punchoutText('punchout.theDocumentIsLargerThanMb', { megabytes: bytes / 1024 / 1024 }),

    notAdmitted: ({ domain, identity }: { domain: string; identity: string }) =>
      punchoutText('punchout.isNotKnownToTheSupplier', { domain, identity }),
  },
} as const;
