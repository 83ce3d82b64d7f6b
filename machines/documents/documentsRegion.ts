interface DocumentsRegion<Retry> {
  description: string;
  /** What stays on screen when a bug has ended the documents. */
  left: string;
  /** The event that restarts the documents. */
  retry: Retry;
}

/** The region of a page that opens its documents. A bug in it removes the document buttons, never the page. */
export function documentsRegion<const Retry extends Readonly<Record<string, 'offered'>>>(
  region: DocumentsRegion<Retry>,
) {
  const { description, left, retry } = region;
  return {
    description,
    initial: 'offered',
    states: {
      offered: {
        description: 'The user can open documents.',
        invoke: { id: 'documents', src: 'documents', onError: 'unavailable' },
      },
      unavailable: {
        description: `A bug removed the document buttons, but ${left}. The user can reload the buttons.`,
        on: retry,
      },
    },
  } as const;
}
