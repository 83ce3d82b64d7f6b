import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { MoneyText, type MoneyTextProps } from '../../../src/components/text/MoneyText.tsx';
import { NumberText } from '../../../src/components/text/NumberText.tsx';
import styles from '../../../src/components/text/UnbrokenText.module.css';
import { ProductDescription } from '../../../src/product/ProductDescription.tsx';
import { renderPiece } from './renderPiece.tsx';

afterEach(cleanup);

/** The shown text, and the space reserved behind its digits. */
function shown(money: MoneyTextProps): [text: string | null, pad: string | undefined] {
  const { container } = renderPiece(<MoneyText {...money} />);
  return [container.textContent, container.querySelector<HTMLElement>('[data-pad]')?.dataset.pad];
}

describe('an amount', () => {
  test.each<[MoneyTextProps, ...ReturnType<typeof shown>]>([
    [{ value: 1234.5 }, '$1,234.50', undefined],
    [{ value: -5 }, '\u2212$5.00', undefined],
    [{ value: null }, '-.--', undefined],
    [{ value: 48, places: 4, columnPlaces: 4, unit: '/ CS' }, '$48.0000 / CS', undefined],
    [{ value: 2.0825, places: 4, columnPlaces: 4, unit: '/ LB' }, '$2.0825 / LB', undefined],
    [{ value: 48, places: 2, columnPlaces: 2 }, '$48.00', undefined],
    [{ value: undefined, places: 4, columnPlaces: 3, unit: '/ CS' }, '-.-- / CS', '0'],
  ])('%j is shown as %s, with room for %s behind it', (money, text, pad) => {
    expect(shown(money)).toEqual([text, pad]);
  });

  test('a whole number keeps room for the point too', () => {
    const { container } = renderPiece(
      <NumberText unit="CS" places={1}>
        12
      </NumberText>,
    );
    expect(container.textContent).toBe('12 CS');
    expect(container.querySelector<HTMLElement>('[data-pad]')?.dataset.pad).toBe('.0');
  });
});

describe('the name of a product', () => {
  const name = 'Beef, Ribeye, Lip-On, Choice, 13-15 LB';

  test('is what it is, with what must not break held together', () => {
    const { container } = renderPiece(<ProductDescription>{name}</ProductDescription>);
    expect(container.textContent).toBe(name);
    expect([...container.querySelectorAll(`.${styles.whole}`)].map((piece) => piece.textContent)).toEqual([
      'Lip-On,',
      '13-15 LB',
    ]);
  });

  test.each([
    [name, '… 13-15 LB'],
    ['Freight', '…'],
  ])('%s, when it is cut, ends with %s, which is not part of its text', (description, rest) => {
    const { container } = renderPiece(<ProductDescription isClamped>{description}</ProductDescription>);
    expect(container.textContent).toBe(description);
    expect(container.querySelector<HTMLElement>('[data-rest]')?.dataset.rest).toBe(rest);
  });
});
