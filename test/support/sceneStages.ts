import type { Browser, Page } from 'playwright-core';
import { prepareBuyers } from '../../scripts/look/carts.ts';
import type { Scene } from '../../scripts/look/scene.ts';
import { SceneStage } from '../../scripts/look/sceneStage.ts';
import { firstSizeOf } from './sceneLook.ts';

/** As many as vitest runs at once. */
const AT_ONCE = 2;

/** Who writes delivery details into his cart: two windows that do so at once are told of each other. */
function writerIn({ at, as }: Scene): string | null {
  return as && at.startsWith('/checkout') ? as : null;
}

/** Windows of one browser that show scenes side by side, each window one after the other. */
export class SceneStages {
  readonly #free: SceneStage[];
  readonly #writing = new Map<string, Promise<unknown>>();

  static async of(browser: Browser, shopUrl: string, equip?: (page: Page) => Promise<void>): Promise<SceneStages> {
    const buyers = await prepareBuyers(shopUrl);
    return new SceneStages(Array.from({ length: AT_ONCE }, () => new SceneStage(browser, shopUrl, buyers, equip)));
  }

  private constructor(stages: SceneStage[]) {
    this.#free = stages;
  }

  /** Shows the scene at its first size for as long as `use` looks at it. */
  show<Seen>(scene: Scene, use: (page: Page) => Promise<Seen>): Promise<Seen> {
    const writer = writerIn(scene);
    if (writer === null) return this.#show(scene, use);
    const before = this.#writing.get(writer) ?? Promise.resolve();
    const shown = before.then(() => this.#show(scene, use));
    this.#writing.set(
      writer,
      shown.catch(() => undefined),
    );
    return shown;
  }

  async #show<Seen>(scene: Scene, use: (page: Page) => Promise<Seen>): Promise<Seen> {
    const stage = this.#free.pop();
    if (!stage) throw new Error(`more than ${AT_ONCE} scenes at once`);
    try {
      return await use(await stage.show(scene, firstSizeOf(scene)));
    } finally {
      this.#free.push(stage);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.map((stage) => stage.close()));
  }
}
