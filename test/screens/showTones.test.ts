import { expect, test } from 'vitest';
import { deriveTones } from '#src/theme/deriveTones.ts';
import { showTones } from '#src/theme/showTones.ts';
import { toneSheet } from '#src/theme/tones.ts';

const sheets = () => [...document.querySelectorAll('style#theme-tones')].map(({ textContent }) => textContent);

test('colors that are chosen one after the other replace each other, until they are removed', () => {
  const [blue, green] = ['#336699', '#2e7d32'].map((primary) => deriveTones({ primary, secondary: '#c71585' }));
  if (!blue || !green) throw new Error('there are two');
  showTones(blue);
  expect(sheets()).toEqual([toneSheet(blue)]);
  showTones(green);
  expect(sheets()).toEqual([toneSheet(green)]);
  showTones(null);
  expect(sheets()).toEqual([]);
});
