import type { FindingSnapshot } from '#machines/shop/finding/findingMachine.ts';

/** Absent until somebody searches. */
export const quickFindOf = ({ children }: FindingSnapshot) => children.quickFind;
