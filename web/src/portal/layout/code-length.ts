import { ApiError } from '../../api/errors.ts'

/** Says how many digits a code has once it is sent, or that of the one that is still good where another is refused. Ends as `sending` does. */
export async function noteLength<T extends { code_length: number }>(sending: Promise<T>, note: (length: number) => void): Promise<T> {
  try {
    const answer = await sending
    note(answer.code_length)
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.code_length !== undefined) note(error.code_length)
    throw error
  }
}
