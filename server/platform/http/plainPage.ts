import { languageAttributes } from '../text/languageAttributes.ts';
import { escapeHtml } from './escapeHtml.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: .5rem 0; font-size: 1.5rem; line-height: 1.25; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); text-align: left; vertical-align: top; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; }
iframe { width: 100%; height: 44rem; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: 8px; }
pre { white-space: pre-wrap; padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: 8px; }
button { min-height: 44px; padding: 0 1rem; border: 1px solid currentColor; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
`;

/** A page of the server's own beside the shop, without external resources. `body` is HTML. */
export function plainPage(title: string, body: string, style = ''): string {
  return `<!doctype html>
<html ${languageAttributes()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
