export interface TextUse {
  readonly area: string;
  readonly keys: RegExp;
  /** The whole key is written at this place. */
  readonly isLiteral: boolean;
  /** Names of arguments; null where they are not written out. */
  readonly given: readonly string[] | null;
  readonly file: string;
}

export function textUses(): TextUse[];
