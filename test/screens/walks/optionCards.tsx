import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { OptionsScreen } from '../../../src/screens/options/OptionsScreen.tsx';
import { renderPiece } from '../components/renderPiece.tsx';
import { child, quietAdmin } from './quietShop.ts';

type Card = 'passwordOptions' | 'defaultLayout' | 'defaultSort' | 'imageSync';

/** The page of the site's options, where everything is still on its way; answers the machine of a card. */
export function openCard<Name extends Card>(card: Name) {
  const { shop, area } = quietAdmin({ type: 'options.enter' });
  renderPiece(<OptionsScreen shop={shop} area={area} />);
  return child(area, card);
}

/** The shape of what is coming to this card. */
export const comes = (title: string) => () =>
  expect(screen.getByRole('region', { name: title }).querySelector('[aria-busy=true]:not(button)')).not.toBeNull();
