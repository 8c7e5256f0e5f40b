/** The numbers from 1 to `n`: for shapes that are drawn several times and never change places. */
export const numberRange = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1)
