/** Why a picture was not fetched. `number` is the status that the server answered with. */
export class PictureRefusal extends Error {
  readonly reason: 'address' | 'inside' | 'silent' | 'unreachable' | 'too_large' | 'status' | 'redirects'
  readonly number: number

  constructor(reason: PictureRefusal['reason'], number = 0) {
    super(`a picture was not fetched: ${reason}`)
    this.reason = reason
    this.number = number
  }
}

/** Fetches pictures from addresses that people wrote. */
export interface PicturePort {
  /** Returns what is at an address. It is not checked whether that is a picture. Throws {@link PictureRefusal}. */
  fetch(address: string): Promise<Buffer>
}
