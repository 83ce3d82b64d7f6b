function isLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('a style sheet did not come'));
  });
}

/** Browsers give a link that failed no sheet, an empty one, or one that nobody may read. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

async function fetchAgain(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const missing = links.filter(isMissing);
  await Promise.all(
    missing.map((link) => {
      const again = page.createElement('link');
      again.rel = link.rel;
      again.href = link.href;
      link.replaceWith(again);
      return isLoaded(again);
    }),
  );
}

let fetching: Promise<void> | null = null;

/**
 * Asks again for style sheets that did not come: what loads parts of the program asks for each only once. Whoever asks
 * meanwhile waits for the same ones: a link that is replaced never tells that it came.
 */
export function fetchMissingStyles(page: Document): Promise<void> {
  fetching ??= fetchAgain(page).finally(() => {
    fetching = null;
  });
  return fetching;
}
