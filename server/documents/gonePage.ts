import { createHash } from 'node:crypto';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; place-content: center; justify-items: start; min-height: 100vh; margin: 0; padding: 24px;
  box-sizing: border-box; background: #fff; color: #1f2937; }
main { max-width: 28rem; }
h1 { margin: 0 0 8px; font-size: 20px; font-weight: 600; }
p { margin: 0; color: #4b5563; }
@media (prefers-color-scheme: dark) { body { background: #111827; color: #f3f4f6; } p { color: #9ca3af; } }
`;

export const goneStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** What a tab shows whose document has expired; it needs nothing from anywhere else. */
export const goneHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Document no longer available</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>This document is no longer available.</h1>
<p>Open it again from the page it came from.</p>
</main>
</body>
</html>
`;
