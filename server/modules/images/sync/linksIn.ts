const LINK = /<a\s[^<>]{0,2000}?\bhref\s*=\s*(?:"([^"<>]{1,2000})"|'([^'<>]{1,2000})'|([^\s"'<>]{1,2000}))/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", lt: '<', gt: '>' };

function unescaped(text: string): string {
  return text.replace(/&(amp|quot|#39|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** The link targets of a page, without fragments. */
export function linksIn(html: string, page: URL): URL[] {
  return [...html.matchAll(LINK)].flatMap(([, double, single, bare]) => {
    const href = unescaped(double ?? single ?? bare ?? '');
    if (!URL.canParse(href, page.href)) return [];
    const link = new URL(href, page);
    link.hash = '';
    return [link];
  });
}
