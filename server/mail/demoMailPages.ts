import { escapeHtml } from './escapeHtml.ts';
import type { KeptLetter } from './keptLetters.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); text-align: left; vertical-align: top; }
td:last-child { white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; }
iframe { width: 100%; height: 44rem; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: 8px; }
pre { white-space: pre-wrap; padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: 8px; }
`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

function shownDate(date: Date): string {
  return `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;
}

function row({ name, subject, to, date }: KeptLetter): string {
  return `<tr><td><a href="/demo/mail/${name}">${escapeHtml(subject)}</a></td><td>${escapeHtml(to)}</td><td>${shownDate(date)}</td></tr>`;
}

export function listPage(letters: readonly KeptLetter[]): string {
  const table = `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent</th></tr></thead><tbody>${letters.map(row).join('\n')}</tbody></table>`;
  return page(
    'Mail of the demo',
    `<h1>Mail of the demo</h1>
<p>Letters are kept here instead of being sent. Only this computer can open this page.</p>
${letters.length === 0 ? '<p>There are no letters yet.</p>' : table}`,
  );
}

/** Links open a tab of their own: the frame itself goes nowhere. */
function frame(html: string): string {
  const inTabs = html.replace('<head>', '<head><base target="_blank">');
  return `<h2>Letter</h2>
<iframe title="The letter as mail programs show it" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(inTabs)}"></iframe>`;
}

export function letterPage({ name, subject, from, to, date, text, html, attachments }: KeptLetter): string {
  const files = attachments.map(
    ({ fileName }, place) => `<li><a href="/demo/mail/${name}/${place}">${escapeHtml(fileName)}</a></li>`,
  );
  return page(
    subject,
    `<p><a href="/demo/mail">All letters</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd>${shownDate(date)}</dd></dl>
${files.length > 0 ? `<h2>Attachments</h2><ul>${files.join('')}</ul>` : ''}
${html === null ? '' : frame(html)}
<h2>Text</h2>
<pre>${escapeHtml(text)}</pre>`,
  );
}
