import type { Step } from './story.ts';

const box = { name: 'I’m human' } as const;

export const tickHuman: Step = ({ page }) => page.getByRole('checkbox', box).click();

export const isHuman: Step = ({ page }) => page.getByRole('checkbox', { ...box, checked: true }).waitFor();
