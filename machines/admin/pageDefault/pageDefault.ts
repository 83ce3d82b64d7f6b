import type { PageDefaults } from '#domain/settings/preferences.ts';

/** Which of the site's defaults of the products page. Both are codes of specification 9. */
export type PageDefaultKind = 'layout' | 'sort';

export interface PageDefault {
  kind: PageDefaultKind;
  code: number;
}

export type SaveOutcome = { kind: 'saved' } | { kind: 'refused'; reason: string };

export function defaultsOf({ kind, code }: PageDefault): PageDefaults {
  return {
    defaultPageLayout: kind === 'layout' ? code : null,
    defaultPageSortBy: kind === 'sort' ? code : null,
  };
}
