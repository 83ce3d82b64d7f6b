import type { FindingSnapshot } from '#machines/shop/finding/findingMachine.ts';

/** Absent until the first search. */
export const quickFindOf = ({ children }: FindingSnapshot) => children.quickFind;
