/** Whoever still waits for the link that was replaced hears of this one what he would have heard of that. */
function isLoaded(link: HTMLLinkElement, replaced: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => {
      replaced.dispatchEvent(new Event('load'));
      resolve();
    };
    link.onerror = () => {
      replaced.dispatchEvent(new Event('error'));
      reject(new Error('a style sheet did not come'));
    };
  });
}

/** Browsers give a link that failed no sheet, an empty one, or one that nobody may read; one that still comes has none, too. */
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
      const again = link.cloneNode() as HTMLLinkElement;
      link.replaceWith(again);
      return isLoaded(again, link);
    }),
  );
}

let fetching: Promise<void> | null = null;

/**
 * Asks again for style sheets that did not come: what loads parts of the program asks for each only once. Whoever asks
 * meanwhile waits for the same ones.
 */
export function fetchMissingStyles(page: Document): Promise<void> {
  fetching ??= fetchAgain(page).finally(() => {
    fetching = null;
  });
  return fetching;
}
