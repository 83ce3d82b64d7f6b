import { expect, test } from 'vitest';
import { UnbrokenText } from '../../../src/components/text/UnbrokenText.tsx';
import { renderPiece } from './renderPiece.tsx';

test('marks are set in unchanged text, without splitting pieces', () => {
  const name = 'Beef, Ribeye, Lip-On, 13-15 LB';
  const marks = [
    { from: 0, to: 4 },
    { from: 14, to: 17 },
    { from: 27, to: 30 },
  ];
  const { container } = renderPiece(<UnbrokenText marks={marks}>{name}</UnbrokenText>);
  expect(container.textContent).toBe(name);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Beef', 'Lip', ' LB']);
  expect([...container.querySelectorAll('span')].map((whole) => whole.textContent)).toEqual(['Lip-On,', '13-15 LB']);
});
