import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';

/** Every page of every scene reads it: the small one. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What a change of colours alone can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

/** Colours and places on their way to others are not what a reader sees; what moves for ever, as while waiting, is. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A virtual list measures its rows again after a change of width, and draws them in place some frames later.
    const placesOfControls = () =>
      [...document.querySelectorAll('input, select, button, a')]
        .map((control) => control.getBoundingClientRect())
        .map(({ top, left, width, height }) => [top, left, width, height].map(Math.round).join())
        .join(';');
    let places = placesOfControls();
    for (let quietFrames = 0; quietFrames < 3; ) {
      await new Promise(requestAnimationFrame);
      const before = places;
      places = placesOfControls();
      const isMoving = document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      quietFrames = isMoving || places !== before ? 0 : quietFrames + 1;
    }
  });
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Runs a long script unchanged: `page.evaluate` wraps it, and the browser parses it again each time. */
async function run(page: Page, expression: string): Promise<void> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  const session = await known;
  await session.send('Runtime.evaluate', { expression });
}

/**
 * The findings of axe for a settled page, one line for each element; `colours` runs only the rules about colors. A
 * notice that began to fade while axe looked is none: what was found must be there once the page has settled again.
 */
export async function findingsOfAxe(page: Page, about: 'everything' | 'colours'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await run(page, AXE);
  if ((await look(page, about)).length === 0) return [];
  await settle(page);
  return await look(page, about);
}

async function look(page: Page, about: 'everything' | 'colours'): Promise<string[]> {
  const violations = await page.evaluate(
    async ([standard, colours, isEverything]) => {
      const runOnly = isEverything
        ? ({ type: 'tag', values: standard } as const)
        : ({ type: 'rule', values: colours } as const);
      const results: AxeResults = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
      const found: { id: string; nodes: string[] }[] = [];
      for (const { id, nodes } of results.violations) {
        const findings: string[] = [];
        for (const { html, target, failureSummary = '' } of nodes) {
          const finding = `${html.slice(0, 160)} ${failureSummary}`;
          // A row half under a bar that stays in view is a small target until it is scrolled to.
          const covered = id === 'target-size' ? document.querySelector(String(target[0])) : null;
          covered?.scrollIntoView({ block: 'center' });
          const again = covered && (await window.axe.run(covered, { runOnly: { type: 'rule', values: [id] } }));
          if (!again || again.violations.length > 0) findings.push(finding);
        }
        if (findings.length > 0) found.push({ id, nodes: findings });
      }
      return found;
    },
    [STANDARD, COLOURS, about === 'everything'] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.replaceAll(/\s+/g, ' ')}`));
}
