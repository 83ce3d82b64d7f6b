import { listOrderGuides } from '#domain/api/orderGuides.ts';
import { type Route, route } from '../http/route.ts';
import type { Services } from '../routes.ts';
import { buyer } from '../session/caller.ts';
import { findGuides } from './guideRepository.ts';

export function guideRoutes({ database }: Services): Route[] {
  return [route(listOrderGuides, ({ caller }) => findGuides(database, buyer(caller).customerKey))];
}
