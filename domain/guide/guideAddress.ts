/** Where a guide is looked through (specification 2). */
export function guideHref(name: string | null): string {
  return name === null ? '/order-guide' : `/order-guide#${new URLSearchParams({ og: name })}`;
}

/** Where a guide is edited, or made when there is none of that name. */
export function guideEditHref(name: string): string {
  return `/order-guide-edit#${new URLSearchParams({ og_edit: name })}`;
}
