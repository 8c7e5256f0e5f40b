/** Limits counted in the database, so that they hold over all nodes. */
export interface Limits {
  /**
   * Takes one of `points` per `seconds` for `key`, or as many as `cost` says; refuses with `too_many_requests` (429, Retry-After) when they are not
   * left.
   */
  take(key: string, points: number, seconds: number, cost?: number): Promise<void>
  /** Returns `count` of the points that were used. */
  giveBack(key: string, points: number, seconds: number, count: number): Promise<void>
  /** Refuses like `take` when none is left, but takes nothing. */
  check(key: string, points: number, seconds: number): Promise<void>
  /** Returns all points, after a success. */
  reset(key: string): Promise<void>
}
