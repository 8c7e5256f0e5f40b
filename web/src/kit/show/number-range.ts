/** Returns the numbers from 1 to `n`, as keys of shapes that are drawn `n` times in a fixed order. */
export const numberRange = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1)
