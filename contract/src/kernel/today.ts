/** Riyadh keeps one offset all year, so that its days are counted without a calendar. In ms. */
export const riyadhOffset = 3 * 60 * 60 * 1000

/** The day in Riyadh at a moment, now unless another is given: `YYYY-MM-DD`. */
export const todayInRiyadh = (now = Date.now()): string => new Date(now + riyadhOffset).toISOString().slice(0, 10)
