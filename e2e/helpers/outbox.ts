import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const folder = () => join(process.env.E2E_DATA_DIR ?? '.data/e2e', 'outbox')

// a mail writes its code on a line alone, an SMS in its sentence after the number it goes to
const codes = { mail: /^\s*(\d{4}|\d{6})\s*$/m, sms: /(?<![\d+])(\d{6})(?!\d)/ }

/** The first group of `pattern` in what was last sent to somebody. */
function lastSent(kind: 'mail' | 'sms', to: string, pattern: RegExp): string | undefined {
  const safe = to.replace(/[^\w@.+-]/g, '_').slice(0, 60)
  const files = existsSync(folder())
    ? readdirSync(folder())
        .filter((name) => name.startsWith(`${kind}-`) && name.includes(`-${safe}-`))
        .sort()
        .reverse()
    : []
  // the same mailbox gets mails without codes
  for (const file of files) {
    const found = pattern.exec(readFileSync(join(folder(), file), 'utf8'))?.[1]
    if (found) return found
  }
  return undefined
}

/**
 * The code that was last mailed or texted to somebody, out of the folder where unsent messages go. Waits for it.
 * @param former the code that was sent before, which is not meant
 */
export async function codeFor(kind: 'mail' | 'sms', to: string, former?: string): Promise<string> {
  let code: string | undefined
  const isNew = () => {
    code = lastSent(kind, to, codes[kind])
    return code !== undefined && code !== former
  }
  await expect.poll(isNew, { message: `a code for ${to}` }).toBe(true)
  return code ?? ''
}

/** The token of the invitation that was last mailed to somebody. Waits for it. */
export async function invitationFor(to: string): Promise<string> {
  let token: string | undefined
  await expect.poll(() => (token = lastSent('mail', to, /[?&]token=([\w-]+)/)), { message: `an invitation for ${to}` }).toBeDefined()
  return token ?? ''
}
