import { serverText } from '#domain/texts/serverText.ts';
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import { plainPage } from '../../platform/http/plainPage.ts';

interface LegalPage {
  title: string;
  text: string;
  shop: { name: string; isDark: boolean; color: string };
}

const HEADING = /^#+\s*/;

function blockHtml(block: string): string {
  if (HEADING.test(block)) return `<h2>${escapeHtml(block.replace(HEADING, ''))}</h2>`;
  return `<p>${block.split('\n').map(escapeHtml).join('<br>')}</p>`;
}

/** Blank lines separate paragraphs; a line that starts with `#` is a heading. Everything else is shown as typed. */
function textHtml(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks = lines
    .map((line) => (HEADING.test(line) ? `\n${line.trim()}\n` : line.trimEnd()))
    .join('\n')
    .split(/\n{2,}/)
    .map((block) => block.trim());
  return blocks
    .filter((block) => block !== '')
    .map(blockHtml)
    .join('\n');
}

function framed({ name, isDark, color }: LegalPage['shop'], title: string, body: string): string {
  const style = `:root { color-scheme: ${isDark ? 'dark' : 'light'}; }
header { padding-block-start: 1rem; border-block-start: 4px solid ${escapeHtml(color)}; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.15rem; }`;
  const home = `<header><a href="/">${escapeHtml(name)}</a></header>`;
  return plainPage(serverText('legal.titleOf', { page: title, shop: name }), `${home}\n${body}`, style);
}

/** A page that the owner wrote. */
export function legalPage({ title, text, shop }: LegalPage): string {
  return framed(shop, title, `<h1>${escapeHtml(title)}</h1>\n${textHtml(text)}`);
}

export function missingPage(shop: LegalPage['shop']): string {
  const title = serverText('legal.pageNotFound');
  return framed(shop, title, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(serverText('legal.notWritten'))}</p>`);
}
