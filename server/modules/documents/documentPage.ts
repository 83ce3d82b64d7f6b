import { createHash } from 'node:crypto';
import { documentsText } from '#domain/texts/documentsText.ts';
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import { languageAttributes } from '../../platform/text/languageAttributes.ts';

/** The style of the loading page (public/document-loading.html), which these pages replace. */
const style = `
:root { color-scheme: light dark; --ground: #f7f7f8; --sheet: #fff; --edge: #e4e4e7; --line: #e9e9ec; --text: #1b1b1f; --muted: #5e5e67; --accent: #008080; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #111113; --sheet: #19191c; --edge: #303036; --line: #2a2a2f; --text: #ececef; --muted: #a6a6b0; --accent: #4fb8b8; }
}
body { display: grid; place-content: center; justify-items: center; gap: 20px; min-height: 100vh; margin: 0; padding: 24px;
  box-sizing: border-box; background: var(--ground); color: var(--text); text-align: center;
  font: 16px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
.sheet { display: grid; align-content: start; gap: 9px; width: 92px; height: 124px; padding: 18px 14px;
  box-sizing: border-box; border: 1px solid var(--edge); border-radius: 8px; background: var(--sheet); }
.sheet i { height: 6px; border-radius: 3px; background: var(--line); }
.sheet i:first-child { width: 60%; height: 8px; background: var(--accent); }
.sheet i:last-of-type { width: 40%; margin-left: auto; }
main { max-width: 28rem; }
h1 { margin: 0; font-size: 20px; font-weight: 600; line-height: 1.25; }
p { margin: 4px 0 0; color: var(--muted); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
a { color: var(--accent); }
progress { width: 240px; max-width: 100%; margin: 16px 0 0; accent-color: var(--accent); }
`;

/** The script replaces the names in braces. */
const progressText = (count: number): string =>
  documentsText('documentPage.progress', { count, percent: '{percent}', pages: '{pages}' });

/**
 * Polls the progress of the document, and opens it when it is ready. Polling keeps the job alive; a closed tab cancels
 * it.
 */
const scriptOf = () => `
const progress = '/api/documents/progress/' + location.pathname.split('/').pop();
const bar = document.querySelector('progress');
const progressText = document.getElementById('progressText');
const texts = ${JSON.stringify({ one: progressText(1), other: progressText(2) })};
let isLeaving = false;
function leave() { isLeaving = true; location.reload(); }
async function ask() {
  try {
    const answer = await fetch(progress, { cache: 'no-store' });
    if (!answer.ok && answer.status !== 503) return leave();
    if (answer.ok) {
      const { percent, pages } = await answer.json();
      bar.value = percent;
      const text = pages === 1 ? texts.one : texts.other;
      progressText.textContent = text.replace('{percent}', percent).replace('{pages}', pages.toLocaleString('en-US'));
      if (percent === 100) return leave();
    }
  } catch {}
  setTimeout(ask, 700);
}
addEventListener('pagehide', () => { if (!isLeaving) fetch(progress, { method: 'DELETE', keepalive: true }); });
addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
ask();
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface DocumentPage {
  html: string;
  policy: string;
}

interface Words {
  title: string;
  heading: string;
  body: string;
  head?: string;
}

function page({ title, heading, body, head = '' }: Words, scripts: string): DocumentPage {
  return {
    policy: `default-src 'none'; style-src ${hashOf(style)}; ${scripts}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html ${languageAttributes()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}<style>${style}</style>
</head>
<body>
<div class="sheet" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`,
  };
}

/** The page of an expired document, without external resources. */
export const gonePage = () =>
  page(
    {
      title: documentsText('documentPage.documentNoLongerAvailable'),
      heading: documentsText('documentPage.thisDocumentIsNoLongerAvailable'),
      body: `<p>${documentsText('documentPage.openAgain')}</p>`,
    },
    '',
  );

export const failedPage = () =>
  page(
    {
      title: documentsText('documentPage.documentNotCreated'),
      heading: documentsText('documentPage.thisDocumentCouldNotBeCreated'),
      body: `<p><a href="">${documentsText('documentPage.tryAgain')}</a></p>`,
    },
    '',
  );

/** The page of a document that is being made; without scripts it refreshes itself. */
export function makingPage(fileName: string): DocumentPage {
  const script = scriptOf();
  return page(
    {
      title: documentsText('documentPage.creatingYourDocument'),
      heading: documentsText('documentPage.creatingYourDocument'),
      head: '<noscript><meta http-equiv="refresh" content="3"></noscript>\n',
      body: `<p>${escapeHtml(fileName)}</p>
<progress max="100" value="0" aria-label="${documentsText('documentPage.creatingYourDocument')}"></progress>
<p id="progressText">${documentsText('documentPage.willAppear')}</p>
<p>${documentsText('documentPage.closingCancels')}</p>
<script>${script}</script>`,
    },
    `script-src ${hashOf(script)}; connect-src 'self'; `,
  );
}
