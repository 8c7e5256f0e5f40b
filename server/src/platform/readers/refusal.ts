/** The reading process's reason to refuse a file: the code of an error of the contract, whose texts the server knows. */
export class Refusal extends Error {
  readonly code: string
  readonly params: Record<string, string | number>

  constructor(code: string, params: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}

export const refuse = (code: string, params: Record<string, string | number> = {}): Refusal => new Refusal(code, params)
