interface DocumentsRegion<Retry> {
  description: string;
  /** What stays on screen when a bug has ended them. */
  left: string;
  /** The event that asks for them again. */
  retry: Retry;
}

/** The region of a page in which its documents are opened: a bug in them costs their buttons, never the page. */
export function documentsRegion<const Retry extends Readonly<Record<string, 'offered'>>>(
  region: DocumentsRegion<Retry>,
) {
  const { description, left, retry } = region;
  return {
    description,
    initial: 'offered',
    states: {
      offered: {
        description: 'They can be opened.',
        invoke: { id: 'documents', src: 'documents', onError: 'unavailable' },
      },
      unavailable: {
        description: `A bug ended them: ${left} without their buttons, which can be asked for again.`,
        on: retry,
      },
    },
  } as const;
}
