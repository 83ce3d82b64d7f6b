/** A value that is fetched on first use, once for all callers; after a failure the next call retries. */
export interface FetchedOnce<Part> {
  fetch(): Promise<Part>;
  /** Null until it has loaded. */
  fetched(): Part | null;
}

export function fetchOnce<Part>(load: () => Promise<Part>): FetchedOnce<Part> {
  let coming: Promise<Part> | null = null;
  let come: Part | null = null;

  async function begin(): Promise<Part> {
    come = await load();
    return come;
  }

  return {
    fetched: () => come,
    fetch: () => {
      if (coming) return coming;
      coming = begin();
      coming.catch(() => {
        coming = null;
      });
      return coming;
    },
  };
}
