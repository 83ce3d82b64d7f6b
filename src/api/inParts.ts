/** Requests data of any number of items, in batches of at most `limit`. */
export async function inParts<Item, Answer>(
  items: readonly Item[],
  limit: number,
  ask: (part: Item[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += limit) answers.push(await ask(items.slice(from, from + limit)));
  return answers;
}
