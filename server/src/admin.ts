// `npm run admin -- email`: the first administrator of an installation, by an invitation printed here. With `--reset-two-factor` one who lost phone
// and recovery codes signs in by password again.
import { codeRules, lifeText } from '@rahba/contract/access/code-rules'
import { emailSchema } from '@rahba/contract/kernel/field'
import { inviteFirstAdmin } from './access/admins/first-admin.ts'
import { resetTwoFactorOf } from './access/two-factor/reset-from-terminal.ts'
import { boot } from './boot.ts'
import { readEnv } from './env.ts'
import { exitWith } from './exit-with.ts'
import { StartError } from './platform/start-error.ts'

async function main(): Promise<void> {
  const email = emailSchema.safeParse(process.argv[2] ?? '')
  if (!email.success) throw new StartError('admin: expected a mail address: npm run admin -- name@company.example')
  const env = readEnv()
  const { deps, close } = await boot(env)
  try {
    if (process.argv.includes('--reset-two-factor')) {
      await resetTwoFactorOf(deps.db, deps, email.data)
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
