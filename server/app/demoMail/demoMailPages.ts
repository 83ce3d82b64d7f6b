import type { OutboxFile } from '../../modules/email/outboxFiles.ts';
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import { plainPage } from '../../platform/http/plainPage.ts';

const STYLE = 'td:last-child { white-space: nowrap; }';

function formatSent(date: Date): string {
  return `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;
}

function row({ name, subject, to, date }: OutboxFile): string {
  return `<tr><td><a href="/demo/mail/${name}">${escapeHtml(subject)}</a></td><td>${escapeHtml(to)}</td><td>${formatSent(date)}</td></tr>`;
}

export function listPage(emails: readonly OutboxFile[]): string {
  const table = `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent</th></tr></thead><tbody>${emails.map(row).join('\n')}</tbody></table>`;
  return plainPage(
    'Demo Mail',
    `<h1>Demo Mail</h1>
<p>Emails are saved here instead of being sent. Only this computer can open this page.</p>
${emails.length === 0 ? '<p>No emails yet.</p>' : table}`,
    STYLE,
  );
}

/** Links open in a new tab, so that the frame never navigates. */
function frame(html: string): string {
  const inTabs = html.replace('<head>', '<head><base target="_blank">');
  return `<h2>Email</h2>
<iframe title="The email as mail programs show it" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(inTabs)}"></iframe>`;
}

export function emailPage({ name, subject, from, to, date, text, html, attachments }: OutboxFile): string {
  const files = attachments.map(
    ({ fileName }, place) => `<li><a href="/demo/mail/${name}/${place}">${escapeHtml(fileName)}</a></li>`,
  );
  return plainPage(
    subject,
    `<p><a href="/demo/mail">All emails</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd>${formatSent(date)}</dd></dl>
${files.length > 0 ? `<h2>Attachments</h2><ul>${files.join('')}</ul>` : ''}
${html === null ? '' : frame(html)}
<h2>Text</h2>
<pre>${escapeHtml(text)}</pre>`,
  );
}
