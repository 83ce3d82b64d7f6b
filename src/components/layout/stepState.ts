/** The state of a step relative to the current one. */
export function stepState(index: number, current: number): 'done' | 'current' | 'upcoming' {
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}
