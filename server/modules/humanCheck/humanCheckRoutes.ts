import { getHumanCheckChallenge } from '#domain/api/humanCheck.ts';
import { notFound } from '../../platform/http/refused.ts';
import { type Route, route } from '../access/route.ts';
import type { HumanCheckServices } from './services.ts';

export function humanCheckRoutes({ humanCheck }: HumanCheckServices): Route[] {
  return [
    route(getHumanCheckChallenge, async () => {
      const challenge = await humanCheck.challenge();
      if (!challenge) throw notFound();
      return challenge;
    }),
  ];
}
