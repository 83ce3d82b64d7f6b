import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, EDGE_CONTRAST, readColour, solidOf, TEXT_CONTRAST, toneOn } from '../../../src/theme/contrast.ts';
import { createPalettes, DEFAULT_COLOURS } from '../../../src/theme/palette.ts';
import { runs } from '../../support/runner/propertyRuns.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const awkward = ['#ffee00', '#111111', '#ffffff', '#000000', '#808080', '#777777', '#f50057', '#001133'];
const examples = awkward.map((one): [string, string] => [one, '#f50057']);

describe('the colours of both themes', () => {
  it('are readable for any two chosen colors', () => {
    fc.assert(
      fc.property(colour, colour, (primary, secondary) => {
        const { light, dark } = createPalettes({ primary, secondary });
        for (const theme of [light, dark]) {
          const plain = [theme.bg, theme.surface, theme.raised, theme.sunken, theme.accentTint];
          const grounds = [...plain, theme.errorTint, theme.warningTint, theme.successTint];
          const texts = [theme.text, theme.muted, theme.accentText, theme.promotion];
          for (const ground of grounds) {
            for (const text of texts) expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
            expect(contrast(theme.accentEdge, ground)).toBeGreaterThanOrEqual(EDGE_CONTRAST);
            expect(contrast(theme.control, ground)).toBeGreaterThanOrEqual(EDGE_CONTRAST);
          }
          expect(contrast(theme.onAccent, theme.accent)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          expect(contrast(theme.onAccent, theme.accentHover)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          expect(contrast(theme.onBadge, theme.badge)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          // Error and success texts can be in selected rows, too.
          for (const text of [theme.error, theme.warning, theme.success]) {
            expect(contrast(text, theme.accentTint)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          }
        }
      }),
      { examples, numRuns: runs(300) },
    );
  });

  it('have errors, warnings and successes that can be read on their tints', () => {
    const { light, dark } = createPalettes(DEFAULT_COLOURS);
    for (const theme of [light, dark]) {
      for (const ground of [theme.bg, theme.surface, theme.raised]) {
        for (const text of [theme.error, theme.warning, theme.success]) {
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
        expect(contrast(theme.control, ground)).toBeGreaterThanOrEqual(EDGE_CONTRAST);
      }
      expect(contrast(theme.error, theme.errorTint)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(theme.warning, theme.warningTint)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(theme.success, theme.successTint)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast('#ffffff', theme.errorFill)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
  });

  it('keep a chosen colour that can be read as it is', () => {
    expect(createPalettes(DEFAULT_COLOURS).light).toMatchObject({ accent: '#008080', onAccent: '#ffffff' });
    const { light } = createPalettes({ primary: '#336699', secondary: '#2e7d32' });
    expect(light).toMatchObject({ accent: '#336699', badge: '#2e7d32', promotion: '#2e7d32' });
  });

  it('fall back to the default for text that is not a color', () => {
    expect(createPalettes({ primary: 'teal-ish', secondary: '' })).toEqual(createPalettes(DEFAULT_COLOURS));
    expect(readColour('teal-ish')).toBeNull();
  });
});

describe('toneOn', () => {
  it('leaves a colour alone that is strong enough already', () => {
    fc.assert(
      fc.property(colour, (one) => {
        const tone = toneOn(one, ['#ffffff'], TEXT_CONTRAST);
        expect(tone === one).toBe(contrast(one, '#ffffff') >= TEXT_CONTRAST);
      }),
    );
  });
});

describe('solidOf', () => {
  it('prefers white text, on a slightly darker fill where that is enough', () => {
    expect(solidOf('#f50057').on).toBe('#ffffff');
    expect(solidOf('#ffee00')).toMatchObject({ fill: '#ffee00', on: '#111113' });
  });
});
