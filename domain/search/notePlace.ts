/** Puts a place under a key, once; places come in order. */
export function notePlace(index: Map<string, number[]>, key: string, place: number): void {
  const places = index.get(key);
  if (!places) index.set(key, [place]);
  else if (places.at(-1) !== place) places.push(place);
}
