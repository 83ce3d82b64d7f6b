/** Grade levels by Flesch-Kincaid. */
export function gradeOfMarkdown(texts: readonly string[]): number;
export function gradeOfMessages(messages: readonly string[]): number;
