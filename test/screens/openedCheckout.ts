import { screen } from '@testing-library/react';
import type { Cart } from '#domain/cart/cart.ts';
import type { Offer } from '#domain/checkout/offer.ts';
import { dates, newCart, offer, savedCart } from '../machines/ordering/checkoutSamples.ts';
import { loadedCatalogue } from '../machines/samples.ts';
import { type CheckoutChange, checkoutOnCue } from './checkoutOnCue.tsx';

/** At the Delivery step, or before it when there is a message. */
export async function open(change: CheckoutChange = {}, cart: Cart = newCart) {
  const world = checkoutOnCue(change);
  await world.loadCart.answer(cart);
  await world.catalogue.answer(loadedCatalogue);
  await world.recall.answer(null);
  await world.loadCart.answer(cart);
  return world;
}

export async function review(change: CheckoutChange = {}, offered: Offer = offer) {
  const world = await open(change, savedCart);
  await world.loadDates.answer(dates);
  await world.user.click(button('Continue'));
  await world.loadOffer.answer(offered);
  return world;
}

/** Its busy label, which the style sheet hides, follows its own. */
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** The line below a field. */
export const foot = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent ?? null;
export const step = (name: string) => screen.getByRole('region', { name });
export const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent);
