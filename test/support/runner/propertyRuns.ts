/** How often every property is tried: FC_RUNS times if set; otherwise fast-check's hundred times, or the property's own number. */
const asked = Number(process.env.FC_RUNS ?? 0);

if (asked > 0) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ numRuns: asked });
}

/** As often as a property wants to be tried by itself. */
export const runs = (usual: number): number => asked || usual;
