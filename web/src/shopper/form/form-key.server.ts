import { isId } from '../../shell/routing/is-id.ts'

/** The header with the key under which a form counts once, however often it is sent. The page drew the key into the form. */
export const getFormKey = (typed: Readonly<Record<string, string>>) => ({
  'idempotency-key': isId(typed.key) ? typed.key : crypto.randomUUID(),
})
