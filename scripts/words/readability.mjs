import { syllable } from 'syllable';

/** Removes code, links, tables and headings from a Markdown text, because they are not sentences. */
function proseOf(markdown) {
  return markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^(#|\||!\[).*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`]*`/g, 'it')
    .replace(/^\s*(?:[-*]|\d+\.) /gm, '\n\n')
    .replace(/[*_]{1,2}([^*_]+)[*_]{1,2}/g, '$1');
}

/** Replaces the arguments of an ICU message by short words, as a typical reader sees them. */
function spoken(message) {
  const chosen = message.replace(/\{\w+, (?:plural|select),.*?other \{((?:[^{}]|\{[^{}]*\})*)\}\s*\}/gs, '$1');
  return chosen
    .replace(/#/g, 'ten')
    .replace(/\{[^{}]*\}/g, 'it')
    .replace(/''/g, "'");
}

const sentencesIn = (text) =>
  text
    .split(/\n\s*\n|(?<=[.?!:])\s+/)
    .map((sentence) => sentence.match(/[A-Za-z][A-Za-z’'-]*/g) ?? [])
    .filter((words) => words.length > 2);

/** The Flesch-Kincaid grade level of sentences: the years of school that a reader needs. */
function gradeOf(sentences) {
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

export const gradeOfMarkdown = (files) => gradeOf(files.flatMap((file) => sentencesIn(proseOf(file))));

/** Messages that are sentences, without labels. */
export const gradeOfMessages = (messages) =>
  gradeOf(messages.filter((message) => /[.?!]\s*$/.test(message)).flatMap((message) => sentencesIn(spoken(message))));
