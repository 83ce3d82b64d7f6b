function isLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('a style sheet did not come'));
  });
}

/** Asks again for style sheets that did not come: what loads parts of the program asks for each only once. */
export async function fetchMissingStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const missing = links.filter(({ sheet }) => sheet === null);
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
