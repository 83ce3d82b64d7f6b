const DEVELOPER_WORDS =
  /\b(must (have|match|NOT|be (a |an )?(string|number|integer|object|array|boolean|equal|[<>]))|undefined|null|NaN|Infinity|JSON|SQL|schema|syntax|stack|column|relation|violates|constraint|property|properties|prototype|FST_\w*|E[A-Z]{5,}|\w+Error|exception|token .* in|Content-Type|Media Type|header|payload|fetch|timeout|HTTP|HTML)\b|\[object|<\/?[a-z]+>|\bat \S+:\d+/;

/** Why a text was not written for a buyer; null where it may have been. What it quotes is its reader's own. */
export function developersWordIn(text: string): string | null {
  if (text.trim() === '') return 'no text';
  return DEVELOPER_WORDS.exec(text.replace(/["“][^"”]*["”]/g, ''))?.[0] ?? null;
}
