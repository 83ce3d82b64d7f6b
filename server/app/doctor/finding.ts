/** One line of the doctor: it is fine, worth knowing, or must be mended. */
export interface Finding {
  level: 'ok' | 'hint' | 'fix';
  topic: string;
  /** What was found, and what to do. */
  text: string;
}

const finding =
  (level: Finding['level']) =>
  (topic: string, text: string): Finding => ({ level, topic, text });

export const ok = finding('ok');
export const hint = finding('hint');
export const fix = finding('fix');

/** The problem as one line. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}
