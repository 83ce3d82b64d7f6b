import { createHash } from 'node:crypto';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { escapeHtml } from '../../../platform/http/escapeHtml.ts';
import { plainPage } from '../../../platform/http/plainPage.ts';
import type { FormField } from './ociFields.ts';

const SCRIPT = 'document.forms[0].submit();';
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

interface FormPage {
  html: string;
  /** The content security policy of the page; the caller adds the allowed frame hosts. */
  policy: string;
}

/**
 * The response page of VALIDATE and BACKGROUND_SEARCH: a form that is posted to `action`, an allowed address,
 * automatically, or by its button without scripts. `target`: the target frame; null is its own.
 */
export function ociForm(fields: readonly FormField[], action: string, target: string | null): FormPage {
  const inputs = fields.map(
    ({ name, value }) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const frame = target === null ? '' : ` target="${escapeHtml(target)}"`;
  const title = punchoutText('punchout.oci.returning');
  return {
    policy: `default-src 'none'; script-src ${SCRIPT_HASH}; style-src 'unsafe-inline'; base-uri 'none'; form-action ${new URL(action).origin}`,
    html: plainPage(
      title,
      `<h1>${title}</h1>
<form method="post" action="${escapeHtml(action)}"${frame} accept-charset="utf-8">
${inputs.join('\n')}
<p><button>${punchoutText('punchout.oci.continue')}</button></p>
</form>
<script>${SCRIPT}</script>`,
    ),
  };
}
