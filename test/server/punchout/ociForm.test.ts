import { expect, test } from 'vitest';
import { ociForm } from '#server/modules/punchout/oci/ociForm.ts';
import { inlineScriptHashes } from '#server/platform/http/security.ts';

test('the form is sent by itself or by its button, and nothing in it can be anything but a value', () => {
  const hostile = `"><script>alert(1)</script><input name='x`;
  const { html, policy } = ociForm(
    [
      { name: 'NEW_ITEM-DESCRIPTION[1]', value: hostile },
      { name: hostile, value: 'naturgemäß 和牛' },
    ],
    'https://srm.example.com/in?a=1&b="2"',
    '_top"><b>',
  );
  const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;input name=&#39;x';
  expect(html).toContain(`<input type="hidden" name="NEW_ITEM-DESCRIPTION[1]" value="${escaped}">`);
  expect(html).toContain(`name="${escaped}" value="naturgemäß 和牛"`);
  expect(html).toContain(
    '<form method="post" action="https://srm.example.com/in?a=1&amp;b=&quot;2&quot;" target="_top&quot;&gt;&lt;b&gt;" accept-charset="utf-8">',
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<button>Continue</button>');
  const [hash] = inlineScriptHashes(html);
  expect(policy).toContain(`script-src ${hash};`);
  expect(policy).toContain('form-action https://srm.example.com');
  expect(ociForm([], 'https://srm.example.com/', null).html).not.toContain('target=');
});
