import { demoAccounts } from './demo-accounts.ts'
import type { Env } from './env.ts'

/** True if the gateway is on this machine, as the stand-in of the demo is. */
const usesStandIn = ({ MOYASAR_SECRET_KEY, MOYASAR_API_URL }: Env): boolean =>
  MOYASAR_SECRET_KEY !== undefined && new URL(MOYASAR_API_URL).hostname === '127.0.0.1'

/** The lines at the terminal once the server is ready: addresses, accounts and the place of the data. */
export function banner(env: Env, databaseFolder: string | undefined): string {
  const at = (path: string) => `${env.PUBLIC_URL}${path}`
  const lines = [
    'Rahba is ready · رحبة جاهزة',
    '',
    `  Market      ${at('/ar/market')}    ${at('/en/market')}`,
    `  Landing     ${at('/ar')}    ${at('/en')}`,
    `  Dashboard   ${at('/ar/dashboard')}    ${at('/en/dashboard')}`,
    `  Store       ${at('/ar/store')}    ${at('/en/store')}`,
    ...(env.API_DOCS ? [`  API         ${at('/api/docs')}`] : []),
  ]
  if (env.DEMO) {
    const { admin, merchant, shopper, password } = demoAccounts
    lines.push(
      '',
      `  Admin       ${admin}    ${password}`,
      `  Merchant    ${merchant}    ${password}`,
      `  Shopper     ${shopper}    sign-in code in ${env.DATA_DIR}/outbox and in this log`,
      ...(usesStandIn(env) ? ['  Cards       a test gateway on this machine, which charges nothing'] : []),
    )
  }
  if (databaseFolder) lines.push('', `  Data        ${databaseFolder}`)
  return `\n${lines.join('\n')}\n\n`
}
