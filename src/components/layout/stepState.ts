/** Where a step stands beside the current one. */
export function stepState(index: number, current: number): 'done' | 'current' | 'upcoming' {
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}
