// `npm run admin -- email`: the first administrator of an installation, by an invitation printed here. With `--reset-two-factor` one who lost phone
// and recovery codes signs in by password again. `npm run admin -- --rebuild-statistics` makes all figures again from orders and ledger.
import { codeRules, lifeText } from '@rahba/contract/access/one-time-code-limits'
import { emailSchema } from '@rahba/contract/kernel/field'
import { inviteFirstAdmin } from './access/admins/first-admin.ts'
import { resetTwoFactorFromTerminal } from './access/two-factor/reset-from-terminal.ts'
import { boot } from './boot.ts'
import { readEnv } from './env.ts'
import { exitWith } from './exit-with.ts'
import { StartError } from './platform/start-error.ts'
import { findWrongDays, rebuildFigures } from './statistics/figures/refresh-figures.ts'

async function rebuildStatistics(): Promise<void> {
  const { deps, close } = await boot(readEnv())
  try {
    const wrong = await findWrongDays(deps.db)
    await rebuildFigures(deps.db)
    process.stdout.write(
      `\nThe statistics were made anew${wrong.length > 0 ? `; before, these days were not as they should be: ${wrong.join(', ')}` : ''}.\n\n`,
    )
  } finally {
    await close()
  }
}

async function main(): Promise<void> {
  if (process.argv[2] === '--rebuild-statistics') return rebuildStatistics()
  const email = emailSchema.safeParse(process.argv[2] ?? '')
  if (!email.success) throw new StartError('admin: expected a mail address: npm run admin -- name@company.example')
  const env = readEnv()
  const { deps, close } = await boot(env)
  try {
    if (process.argv.includes('--reset-two-factor')) {
      await resetTwoFactorFromTerminal(deps.db, deps, email.data)
      process.stdout.write(`\n${email.data} signs in by password alone again; a mail says so.\n\n`)
      return
    }
    const token = await inviteFirstAdmin(deps.db, email.data)
    const link = (locale: string) => `${env.PUBLIC_URL}/${locale}/dashboard/auth/password/reset?token=${token}&invitation=1`
    process.stdout.write(
      `\n${email.data} may set a password within ${lifeText(codeRules.invitation_seconds, 'en')}, once:\n\n  ${link('ar')}\n  ${link('en')}\n\n`,
    )
  } finally {
    await close()
  }
}

await main().catch(exitWith)
