interface DocumentsRegion<Retry> {
  description: string;
  features: Readonly<Record<'offered' | 'unavailable', readonly string[]>>;
  /** What stays on screen when a bug has ended them. */
  left: string;
  /** The event that asks for them again. */
  retry: Retry;
}

/** The region of a page in which its documents are opened: a bug in them costs their buttons, never the page. */
export function documentsRegion<const Retry extends Readonly<Record<string, 'offered'>>>(
  region: DocumentsRegion<Retry>,
) {
  const { description, features, left, retry } = region;
  return {
    description,
    meta: { features: features.offered },
    initial: 'offered',
    states: {
      offered: {
        description: 'They can be opened.',
        meta: { features: features.offered },
        invoke: { id: 'documents', src: 'documents', onError: 'unavailable' },
      },
      unavailable: {
        description: `A bug ended them: ${left} without their buttons, which can be asked for again.`,
        meta: { features: features.unavailable },
        on: retry,
      },
    },
  } as const;
}
