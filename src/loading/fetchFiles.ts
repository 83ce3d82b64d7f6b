/** Loaded and loading files of the program, by address. */
const files = new Map<string, Promise<void>>();

const addressOf = (file: string) => new URL(file, document.baseURI).href;

async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} did not come`);
  await response.arrayBuffer();
}

function fetchStyles(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`the style sheet ${address} did not come`));
    };
    link.rel = 'stylesheet';
    link.href = address;
    document.head.append(link);
  });
}

/** The page's own files have loaded, because it runs. */
function isOfPage(address: string): boolean {
  const asked = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')];
  return asked.some((element) => address === ('href' in element ? element.href : element.src));
}

async function fetchFile(address: string): Promise<void> {
  if (isOfPage(address)) return;
  await (address.endsWith('.css') ? fetchStyles : fetchScript)(address);
}

function fetchOnce(address: string): Promise<void> {
  const known = files.get(address);
  if (known) return known;
  const coming = fetchFile(address);
  files.set(address, coming);
  coming.catch(() => files.delete(address));
  return coming;
}

/**
 * Imports a part of the program after all of its files have loaded, because Chromium never retries a module whose
 * import failed. The build calls it in place of Vite's own helper; `needed` are paths below the root.
 */
export async function importFetched<Part>(load: () => Promise<Part>, needed: readonly string[] = []): Promise<Part> {
  await Promise.all(needed.map((file) => fetchOnce(addressOf(`/${file}`))));
  return await load();
}
