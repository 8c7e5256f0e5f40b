// The contract knows no platform, so its types know no Node either; its tests read one variable of it.
declare const process: { env: Record<string, string | undefined> }

/** How many cases a property tries: `PROPERTY_RUNS` where set (the nightly run raises it), else `usual`. */
export const propertyRuns = (usual: number): number => Number(process.env.PROPERTY_RUNS ?? usual)
