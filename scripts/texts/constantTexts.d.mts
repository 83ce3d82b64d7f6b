export function constantTexts(entry: string): Record<string, number>;
