import { describe, expect, test } from 'vitest';
import { reachedBy } from '../../scripts/test/reached.mjs';

describe('npm test -- --changed takes, besides what imports a changed file,', () => {
  test.each([
    ['docs alone', ['docs/atlas.md', 'server/mail/notes.md'], { api: [], journeys: [], folders: [] }],
    [
      'a page',
      ['src/features/guides/guideEdit/GuideEdit.tsx'],
      { api: [], journeys: ['test/journeys/guides/'], folders: ['guideEdit'] },
    ],
    [
      'a machine and a rule it asks',
      ['machines/ordering/paste/pasteMachine.ts', 'domain/money.ts'],
      { api: ['test/api/ordering/'], journeys: ['test/journeys/ordering/'], folders: ['paste'] },
    ],
    [
      'a call of the API',
      ['server/modules/punchout/partners/partnerRoutes.ts'],
      { api: ['test/api/punchout/'], journeys: ['test/journeys/punchout/'], folders: [] },
    ],
    [
      'a port',
      ['src/cart/cartPorts.ts'],
      { api: ['/cartPorts.test.ts'], journeys: ['test/journeys/ordering/'], folders: ['cart'] },
    ],
    [
      'what everything stands on',
      ['server/platform/http/share.ts'],
      { api: ['test/api/shop/'], journeys: ['test/journeys/shop/'], folders: [] },
    ],
    [
      'tests of their own',
      ['test/deep/journeys/shop/frame.test.ts', 'test/api/shop/schema.test.ts', 'test/api/shop/gone.test.ts'],
      { api: ['test/api/shop/schema.test.ts'], journeys: ['test/deep/journeys/shop/frame.test.ts'], folders: [] },
    ],
  ])('of %s', (_, files, reached) => {
    expect(reachedBy(files)).toMatchObject(reached);
  });

  test('importers of what changed, but of a translation only the tests that speak its language', () => {
    const { api, journeys, imported } = reachedBy(['domain/money.ts', 'domain/texts/es/history.json']);
    expect(api).toEqual(expect.arrayContaining(['test/api/ordering/', 'test/api/shop/language.test.ts']));
    expect(api).not.toContain('test/api/account/');
    expect(journeys).toEqual(['test/journeys/ordering/', 'test/deep/journeys/shop/spanish.test.ts']);
    expect(imported).toContain('domain/money.ts');
    expect(imported).toContain('test/server/language.test.ts');
    expect(imported).not.toContain('domain/texts/es/history.json');
  });
});
