import type { Sheet } from './sheet.ts';

const INK = '#1d2f6f';
const LETTER = 11;
const TALL = new Set('bdfhklt');
const DEEP = new Set('fgjpqyz');

/** How far a letter's loop extends above the line and below it; capitals extend farthest. */
function reach(letter: string): { over: number; under: number } {
  if (letter !== letter.toLowerCase()) return { over: 24, under: 3 };
  return { over: TALL.has(letter) ? 17 : 7 + ((letter.codePointAt(0) ?? 0) % 4), under: DEEP.has(letter) ? 10 : 0 };
}

/** A handwritten name on the line at `y`: one loop for each letter, a new stroke for each word. */
export function drawSignature({ type: { document }, tags, frame, y }: Sheet, name: string): void {
  let x = frame.left + 6;
  tags.artifact(() => {
    document.lineWidth(1.1).strokeColor(INK).lineCap('round').lineJoin('round');
    for (const word of name.split(' ')) {
      document.moveTo(x, y - 4);
      for (const letter of word) {
        const { over, under } = reach(letter);
        document.bezierCurveTo(x + LETTER * 0.7, y - 2, x + LETTER, y - over, x + LETTER * 0.55, y - over);
        document.bezierCurveTo(
          x + LETTER * 0.1,
          y - over,
          x + LETTER * 0.2,
          y + under,
          x + LETTER * 0.8,
          y + under - 2,
        );
        x += LETTER * 0.8;
      }
      document.bezierCurveTo(x + 4, y - 1, x + 7, y - 5, x + 10, y - 6).stroke();
      x += LETTER;
    }
  });
}
