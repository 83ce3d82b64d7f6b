/** 1 where lines run to the right, -1 where they run to the left. */
export const lineDirection = (element: Element): number => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
