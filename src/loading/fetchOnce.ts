/** Something that is fetched when it is first needed, once for all who ask; what did not come is asked for again. */
export interface FetchedOnce<Part> {
  fetch(): Promise<Part>;
  /** Null before it has come. */
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
