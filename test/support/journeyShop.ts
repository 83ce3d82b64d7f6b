import type { TestProject } from 'vitest/node';
import { openShop } from './shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one shop of all journeys is. */
    shopUrl: string;
  }
}

/** One shop for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await openShop();
  project.provide('shopUrl', shop.url);
  return () => shop.close();
}
