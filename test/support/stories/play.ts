import type { Page } from 'playwright-core';
import type { DemoBuyer } from '../shop/demoBuyer.ts';
import { visibleText } from './steps.ts';
import type { Place, Story } from './story.ts';

const listOf = <Item>(items: Item | readonly Item[] | undefined): readonly Item[] =>
  items === undefined ? [] : ([items].flat() as readonly Item[]);

/** Takes the steps of a story and waits until everything that it names is seen. */
export async function play({ does, sees }: Story, page: Page, buyer: DemoBuyer | null): Promise<void> {
  const place: Place = { page, part: page, buyer };
  for (const step of listOf(does)) await step(place);
  for (const sight of listOf(sees)) await (typeof sight === 'function' ? sight : visibleText(sight))(place);
}
