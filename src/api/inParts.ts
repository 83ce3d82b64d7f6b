/** Asks about any number of items, one request after another, each with no more than `limit` of them. */
export async function inParts<Item, Answer>(
  items: readonly Item[],
  limit: number,
  ask: (part: Item[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += limit) answers.push(await ask(items.slice(from, from + limit)));
  return answers;
}
