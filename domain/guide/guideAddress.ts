/** The address of a guide's page (specification 2). */
export function guideHref(name: string | null): string {
  return name === null ? '/order-guide' : `/order-guide#${new URLSearchParams({ og: name })}`;
}

/** The address where a guide of this name is edited, or created when it does not exist. */
export function guideEditHref(name: string): string {
  return `/order-guide-edit#${new URLSearchParams({ og_edit: name })}`;
}
