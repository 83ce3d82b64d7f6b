import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import { languageAttributes } from '../../platform/text/languageAttributes.ts';
import type { Shop } from '../outbox/emailRepository.ts';
import type { EmailContent, LabelledFact } from './emailContent.ts';
import type { EmailLogo } from './emailLogo.ts';
import { inOneLine, signature } from './plainText.ts';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const WRAPPED = 'overflow-wrap:anywhere;word-break:break-word';

/** Mail programs with dark mode use these colors, all others the inline ones. */
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #14181c !important; }
  .sheet { background: #1f252b !important; }
  .ink { color: #eef1f4 !important; }
  .faint { color: #b3bcc5 !important; }
  .button { background: #4fc0be !important; color: #0b1f1f !important; }
}`;

const words = (text: string) => escapeHtml(inOneLine(text));

function paragraph(text: string, style = 'margin:0 0 16px'): string {
  return `<p class="ink" style="${style};color:#1f2933;${WRAPPED}">${words(text)}</p>`;
}

function factRow({ label, text }: LabelledFact): string {
  return `<tr><th class="faint" align="left" valign="top" scope="row" style="padding:4px 16px 4px 0;font-weight:normal;color:#5b6770;white-space:nowrap">${words(label)}</th><td class="ink" style="padding:4px 0;color:#1f2933;${WRAPPED}">${words(text)}</td></tr>`;
}

function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0"><a class="button" href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#007272;color:#ffffff;font-weight:600;text-decoration:none">${words(label)}</a></p>
<p class="faint" style="margin:0 0 16px;font-size:13px;color:#5b6770;${WRAPPED}">${href}</p>`;
}

/** Beside a logo the name is its alternative text, for readers that show no pictures. */
function head({ name }: Shop, logo: EmailLogo | null): string {
  if (!logo)
    return `<p class="ink" style="margin:0 0 24px;font-size:20px;font-weight:600;color:#1f2933">${words(name)}</p>`;
  const { attachment, width, height } = logo;
  return `<p class="ink" style="margin:0 0 24px;font-size:20px;font-weight:600;color:#1f2933"><img src="cid:${escapeHtml(attachment.contentId)}" alt="${words(name)}" width="${width}" height="${height}" style="display:block;width:${width}px;height:auto;max-width:100%;border:0;border-radius:6px"></p>`;
}

/** A page without scripts and external resources. */
export function emailHtml(content: EmailContent, shop: Shop, logo: EmailLogo | null): string {
  const { subject, greeting, paragraphs, facts, action, remarks } = content;
  const table = `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${facts.map(factRow).join('')}</table>`;
  return `<!doctype html>
<html ${languageAttributes()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${words(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${DARK}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f4f6">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f4f6"><tr><td align="center" style="padding:24px 12px">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px"><tr><td style="padding:32px;font-size:16px;line-height:24px;${FONT}">
${head(shop, logo)}
${paragraph(greeting)}
${paragraphs.map((text) => paragraph(text)).join('\n')}
${facts.length > 0 ? table : ''}
${action ? button(action) : ''}
${remarks.map((text) => paragraph(text)).join('\n')}
<p class="faint" style="margin:32px 0 0;font-size:13px;line-height:20px;color:#5b6770">${signature(shop).map(words).join('<br>')}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
