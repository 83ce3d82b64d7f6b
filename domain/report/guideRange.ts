import { guideName } from '../guide/guideName.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'accent' });

/** The order of guides by their names, without regard to case. */
export function compareGuideNames(left: string, right: string): number {
  return collator.compare(guideName(left), guideName(right));
}

/** The guides from one name to another, both included and '' for an open end, in the order of their names. */
export function guidesInRange<Guide extends { name: string }>(
  guides: readonly Guide[],
  { startingGuide, endingGuide }: { startingGuide: string; endingGuide: string },
): Guide[] {
  return guides
    .filter(({ name }) => startingGuide === '' || compareGuideNames(name, startingGuide) >= 0)
    .filter(({ name }) => endingGuide === '' || compareGuideNames(name, endingGuide) <= 0)
    .toSorted((left, right) => compareGuideNames(left.name, right.name));
}

/** Whether the range is empty. */
export function isReversed(range: { startingGuide: string; endingGuide: string }): boolean {
  const { startingGuide, endingGuide } = range;
  return startingGuide !== '' && endingGuide !== '' && compareGuideNames(endingGuide, startingGuide) < 0;
}
