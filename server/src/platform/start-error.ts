/** The reason the product can't start, as one line for the person who started it. `main.ts` prints the message alone, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
