import pg from 'pg'

/** Tells the SQL of every statement that goes to the database, on whichever connection, until the function it answers is called. */
export function counting(each: (text: string) => void): () => void {
  // where the driver hands a statement to its connection: the pool's clients have wrapped their own `query` before
  const prototype = pg.Query.prototype as unknown as { text?: string; submit: (...args: unknown[]) => unknown }
  const own = prototype.submit
  prototype.submit = function (...args) {
    each(this.text ?? '')
    return own.apply(this, args)
  }
  return () => {
    prototype.submit = own
  }
}
