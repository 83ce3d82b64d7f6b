import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const MOST_TABS = 80;

/** What has the focus, as a person would point at it, and whether it can be seen to have it. */
function describeFocus(page: Page): Promise<{ name: string; isVisible: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: 'the page', isVisible: true };
    const name = focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName;
    const around = [focused, ...[1, 2, 3].map((depth) => ancestor(focused, depth))];
    return { name: `${focused.tagName} ${name.slice(0, 60)}`, isVisible: around.some(isOutlined) };

    function ancestor(element: Element, depth: number): Element | null {
      return depth === 0 ? element : element.parentElement && ancestor(element.parentElement, depth - 1);
    }
    function isOutlined(element: Element | null): boolean {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }
  });
}

/** Presses Tab until the control has the focus; everything passed on the way must show that it has it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const passed: string[] = [];
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, isVisible } = await describeFocus(page);
    passed.push(name);
    expect(isVisible, `${name} shows that it has the focus`).toBe(true);
    if (await hasFocus(control)) return;
  }
  throw new Error(`Tab does not reach it; it went to\n${passed.join('\n')}`);
}

export async function tabToAndPress(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

export async function expectFocus(control: Locator): Promise<void> {
  await control.waitFor();
  await expect.poll(() => hasFocus(control)).toBe(true);
}
