import { stepUp } from '@rahba/contract/kernel/step-up'
import { ApiError } from './errors.ts'

type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/** Names who asks a person for their password or second step: the frame of a back office. Returns the function that takes it back. */
export function answerIdentity(by: Ask): () => void {
  ask = by
  return () => {
    if (ask === by) ask = null
  }
}

/** Several calls that are refused at the same time lead to one question. Returns true if the identity was confirmed. */
function confirmed(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null
  })
  return asking
}

/** Makes a call. If the server asks for a proof of identity first, the person is asked and the same call is made again. */
export async function withIdentity<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.code !== stepUp.code || !(await confirmed())) throw thrown
    return call()
  }
}
