import { describe, expect, test } from 'vitest';
import { blankSecrets } from '#server/modules/punchout/cxml/blankSecrets.ts';
import { writeSetupResponse } from '#server/modules/punchout/cxml/writeCxml.ts';

const SECRET = 'hunter2';

describe('a secret is blanked', () => {
  test.each([
    [
      'in its element',
      '<a><SharedSecret>hunter2</SharedSecret><b>kept</b></a>',
      '<a><SharedSecret>***</SharedSecret><b>kept</b></a>',
    ],
    [
      'in small letters, over lines',
      '<sharedsecret\n>\nhunter2\n</sharedsecret >kept',
      '<sharedsecret\n>***</sharedsecret >kept',
    ],
    [
      'in CDATA that has its end tag in it',
      '<SharedSecret><![CDATA[</SharedSecret>hunter2]]></SharedSecret>kept',
      '<SharedSecret>***</SharedSecret>kept',
    ],
    [
      'behind a comment that has its end tag in it',
      '<SharedSecret>a<!-- </SharedSecret> -->hunter2</SharedSecret>kept',
      '<SharedSecret>***</SharedSecret>kept',
    ],
    [
      'in elements within',
      '<SharedSecret><SharedSecret>hunter2</SharedSecret>hunter2</SharedSecret>kept',
      '<SharedSecret>***</SharedSecret>kept',
    ],
    [
      'in each of two',
      '<Password>hunter2</Password>kept<UserPwd>hunter2</UserPwd>',
      '<Password>***</Password>kept<UserPwd>***</UserPwd>',
    ],
    [
      'in a digest',
      '<CredentialMac type="x">hunter2</CredentialMac>kept',
      '<CredentialMac type="x">***</CredentialMac>kept',
    ],
    [
      'in an extrinsic',
      '<Extrinsic name="User Password">hunter2</Extrinsic><Extrinsic name="User">kept</Extrinsic>',
      '<Extrinsic name="User Password">***</Extrinsic><Extrinsic name="User">kept</Extrinsic>',
    ],
    [
      'in an attribute',
      '<User name="kept" password="hunter2" token=\'hunter2\'/>',
      '<User name="kept" password="***" token="***"/>',
    ],
    [
      'in a card',
      '<PCard number="hunter2" expiration="hunter2"/><Item number="kept"/><Extrinsic name="Card Number">hunter2</Extrinsic>',
      '<PCard number="***" expiration="***"/><Item number="kept"/><Extrinsic name="Card Number">***</Extrinsic>',
    ],
    ['in a form', 'USERNAME=kept&PASSWORD=hunter2&~OkCode=kept', 'USERNAME=kept&PASSWORD=***&~OkCode=kept'],
    ['where its element is not closed', '<SharedSecret>hunter2</Credential></Sender>', '<SharedSecret>***'],
    ['where its tag is not closed', '<SharedSecret hunter2', '<SharedSecret ***'],
    [
      'where a quote is left open',
      '<cXML a="><SharedSecret>hunter2</SharedSecret><b c="kept">',
      '<cXML a="><SharedSecret>***</SharedSecret><b c="kept">',
    ],
    [
      'where a quote hides the end of a tag',
      '<Extrinsic a=">" name="Password">hunter2</Extrinsic>kept',
      '<Extrinsic a=">" name="Password">***</Extrinsic>kept',
    ],
    ['where CDATA does not end', '<SharedSecret><![CDATA[hunter2</SharedSecret>hunter2', '<SharedSecret>***'],
    [
      'in a comment',
      '<!-- <SharedSecret>hunter2</SharedSecret> -->kept',
      '<!-- <SharedSecret>***</SharedSecret> -->kept',
    ],
    [
      'in a text that is an attribute',
      '<a b="<SharedSecret>hunter2</SharedSecret>">kept',
      '<a b="<SharedSecret>***</SharedSecret>">kept',
    ],
  ])('%s', (_, message, kept) => {
    expect(blankSecrets(message)).toBe(kept);
    expect(blankSecrets(Buffer.from(`\ufeff${message}`, 'utf16le'))).toBe(kept);
    expect(kept).not.toContain(SECRET);
  });

  test('in the code of a start page', () => {
    const answer = writeSetupResponse('https://shop.example/?lang=en&ac=hunter2-_x', {
      payloadId: 'p',
      now: new Date(0),
    });
    expect(blankSecrets(answer)).toContain('https://shop.example/?lang=en&amp;ac=***</URL>');
  });
});

test('other text stays unchanged', () => {
  const message =
    '<cXML><Header><From><Credential domain="D"><Identity>i</Identity></Credential></From></Header><x a="1"/></cXML>';
  expect(blankSecrets(message)).toBe(message);
});

test('a message is cut to 64 KB, and a cut secret is removed', () => {
  const long = `<a>${'x'.repeat(70_000)}</a>`;
  expect(blankSecrets(long)).toBe(long.slice(0, 65_536));
  const cut = `${'x'.repeat(65_515)}<SharedSecret>hunter2hunter2</SharedSecret>`;
  expect(blankSecrets(Buffer.from(cut))).not.toContain('hun');
});

test('bytes that are not text are shown by their number', () => {
  expect(blankSecrets(Buffer.from('<?xml version="1.0" encoding="UTF-7"?>+ADw-SharedSecret+AD4-hunter2'))).toBe(
    '(67 bytes in the encoding UTF-7)',
  );
  expect(blankSecrets(Buffer.from('a\0b\ud800c'))).toBe('ab\ufffdc');
});
