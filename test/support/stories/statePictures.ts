import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const QUALITY = 70;
const PATIENCE_MS = 3_000;

interface Picture {
  readonly age: number;
  readonly webp: Buffer;
}

/** In the page: the pictures in the window are there, or failed. */
async function pictured(patience: number): Promise<void> {
  const inWindow = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  const there = inWindow.map((image) => image.complete || image.decode().catch(() => undefined));
  await Promise.race([Promise.all(there), new Promise((giveUp) => setTimeout(giveUp, patience))]);
}

/** Of every state and width the picture of the page that was photographed soonest after it was entered. */
export class StatePictures {
  readonly #best = new Map<string, Picture>();

  /** `ages`: the states that the page is in, each with how much has changed since. */
  async take(page: Page, width: number, ages: ReadonlyMap<string, number>): Promise<void> {
    const better = [...ages].filter(([id, age]) => age < (this.#best.get(`${id}-${width}`)?.age ?? Infinity));
    if (better.length === 0) return;
    await page.evaluate(pictured, PATIENCE_MS);
    const webp = await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
      .webp({ quality: QUALITY })
      .toBuffer();
    for (const [id, age] of better) {
      const kept = this.#best.get(`${id}-${width}`);
      if (age < (kept?.age ?? Infinity)) this.#best.set(`${id}-${width}`, { age, webp });
    }
  }

  async write(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    for (const [name, { webp }] of this.#best) await writeFile(join(folder, `${name}.webp`), webp);
  }
}
