import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { serviceAccount } from './platform/push/fcm.ts'
import { StartError } from './platform/start-error.ts'

const flag = z.enum(['1', '0', 'true', 'false'], { error: 'expected 1 or 0' }).transform((text) => text === '1' || text === 'true')

const url = (schemes: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), {
    error: `expected a URL like ${example}`,
  })

const port = z.coerce
  .number({ error: 'expected a port number from 0 to 65535' })
  .refine((n) => Number.isInteger(n) && n >= 0 && n <= 65_535, {
    error: 'expected a port number from 0 to 65535',
  })

/**
 * Which proxies may name the caller's address: `false`, a number of hops, or their addresses. Never everybody, since the header is the caller's
 * word.
 */
const trustProxy = z
  .string()
  .regex(/^(\d{1,2}|[\da-f.:/]+(,[\da-f.:/]+)*)$/i, { error: 'expected a number of hops or addresses and networks, comma-separated' })
  .transform((text) => (/^\d{1,2}$/.test(text) ? Number(text) : text.split(',')))

/** A service account's key file, as JSON or in base64. */
const accountKey = z.string().transform((text, issues) => {
  try {
    return serviceAccount.parse(JSON.parse(text.trimStart().startsWith('{') ? text : Buffer.from(text, 'base64').toString('utf8')))
  } catch {
    issues.addIssue({ code: 'custom', message: 'expected the JSON key of a service account, as it is or in base64' })
    return z.NEVER
  }
})

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production'], { error: 'expected development, test or production' }).default('development'),
  PORT: port.default(3000),
  /** The address to listen on. Outside production the demo accounts have a public password, so only this machine is served by default. */
  HOST: z.string().optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: url(['postgres', 'postgresql'], 'postgres://user:password@host:5432/rahba').optional(),
  PUBLIC_URL: url(['http', 'https'], 'https://rahba.example')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  SECRET: z.string().min(32, { error: 'expected at least 32 characters' }).optional(),
  SMTP_URL: url(['smtp', 'smtps'], 'smtps://user:password@mail.example:465').optional(),
  /** Allows production without SMTP_URL: what would be mailed is left in DATA_DIR/outbox, for a trial that nobody outside signs in to. */
  OUTBOX: flag.default(false),
  MAIL_FROM: z.string().regex(/@/, { error: 'expected a mail address like Rahba <no-reply@rahba.example>' }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url(['http', 'https'], 'https://s3.example').optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMS_URL: url(['http', 'https'], 'https://sms.example/send').optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_SENDER: z.string().max(11, { error: 'expected at most 11 characters' }).default('Rahba'),
  /** The key of the translation service; translations are suggested to merchants where it is set. */
  TRANSLATE_KEY: z.string().optional(),
  TRANSLATE_URL: url(['http', 'https'], 'https://translation.googleapis.com/language/translate/v2').default(
    'https://translation.googleapis.com/language/translate/v2',
  ),
  /** Where invoices are reported to: the tax authority's interface, or a service that signs and hands them on. Nothing is reported without it. */
  INVOICE_REPORTING_URL: url(['http', 'https'], 'https://gw-fatoora.zatca.gov.sa/e-invoicing/core/invoices/reporting/single').optional(),
  INVOICE_REPORTING_TOKEN: z.string().optional(),
  /** The secret key of Moyasar; paying by card is offered where it is set. */
  MOYASAR_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\w+$/, { error: 'expected a secret key like sk_live_...' })
    .optional(),
  /** Moyasar puts it into each webhook as `secret_token`. */
  MOYASAR_WEBHOOK_SECRET: z.string().min(16, { error: 'expected at least 16 characters' }).optional(),
  MOYASAR_API_URL: url(['http', 'https'], 'https://api.moyasar.com/v1')
    .transform((text) => text.replace(/\/+$/, ''))
    .default('https://api.moyasar.com/v1'),
  /** The private half of the pair that Web Push is signed with, 32 bytes in base64url; made from SECRET when not given. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}=?$/, { error: 'expected 32 bytes in base64url, as `web-push generate-vapid-keys` prints them' })
    .optional(),
  /** The contact for push services: mailto: or https:. */
  VAPID_SUBJECT: url(['mailto', 'https'], 'mailto:ops@rahba.example').optional(),
  /** The key file of a Firebase service account, as it is or in base64; devices with Firebase's tokens are pushed to where it is set. */
  FCM_SERVICE_ACCOUNT: accountKey.optional(),
  FCM_API_URL: url(['http', 'https'], 'https://fcm.googleapis.com/v1').default('https://fcm.googleapis.com/v1'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'expected fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  DEMO: flag.optional(),
  /** How far the event loop may lag on average, in ms, before a part of the requests is refused with 503; 0 refuses none. */
  BUSY_AFTER_MS: z.coerce
    .number({ error: 'expected whole milliseconds, at least 20, or 0' })
    .refine((n) => Number.isInteger(n) && (n === 0 || n >= 20), { error: 'expected whole milliseconds, at least 20, or 0' })
    .default(100),
  /** How many live connections one address may hold at one node: an office or a mobile network has a single one for many people. */
  SOCKETS_PER_IP: z.coerce
    .number({ error: 'expected a whole number, at least 1' })
    .refine((n) => Number.isInteger(n) && n >= 1, { error: 'expected a whole number, at least 1' })
    .default(1000),
  /** Serves /api/docs and /api/openapi.json; without it, everywhere but in production. */
  API_DOCS: flag.optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'expected at least 16 characters' }).optional(),
  TRUST_PROXY: trustProxy.optional(),
  WORKER: z.enum(['inline', 'off'], { error: 'expected inline or off' }).default('inline'),
  RAHBA_DEV: flag.default(false),
})

/** The names of all variables that are read; docs/running.md says what each is for. */
export const variableNames = Object.keys(variables.shape)

const needs = (name: string, when: string, what: string) => `${name}: missing; ${when} expects ${what}`

/** Rules between variables, which the schema of one can't express. */
function crossChecks(vars: z.output<typeof variables>): string[] {
  const wrong: string[] = []
  if (vars.NODE_ENV === 'production') {
    if (!vars.SECRET) wrong.push(needs('SECRET', 'production', 'at least 32 random characters (openssl rand -hex 32)'))
    if (!vars.DATABASE_URL) wrong.push(needs('DATABASE_URL', 'production', 'postgres://user:password@host:5432/rahba'))
    if (!vars.PUBLIC_URL) wrong.push(needs('PUBLIC_URL', 'production', 'the address people open, like https://rahba.example'))
    // without it no code and no link ever arrives, and nobody would hear of it
    if (!vars.SMTP_URL && !vars.OUTBOX)
      wrong.push(needs('SMTP_URL', 'production', 'smtps://user:password@mail.example:465, or OUTBOX=1 to leave mails in DATA_DIR/outbox'))
    if (vars.SMTP_URL && !vars.MAIL_FROM) wrong.push(needs('MAIL_FROM', 'SMTP_URL', 'the sender, like Rahba <no-reply@rahba.example>'))
    if (vars.DEMO) wrong.push('DEMO: expected 0 or nothing in production, its accounts have public passwords')
    if (vars.RAHBA_DEV) wrong.push('RAHBA_DEV: expected 0 or nothing in production')
  }
  if (vars.S3_BUCKET && !vars.S3_ACCESS_KEY_ID)
    wrong.push(needs('S3_ACCESS_KEY_ID', 'S3_BUCKET', 'the key of an account that may write there'))
  if (vars.S3_BUCKET && !vars.S3_SECRET_ACCESS_KEY) wrong.push(needs('S3_SECRET_ACCESS_KEY', 'S3_BUCKET', 'the secret of that key'))
  if (vars.INVOICE_REPORTING_URL && !vars.INVOICE_REPORTING_TOKEN)
    wrong.push(needs('INVOICE_REPORTING_TOKEN', 'INVOICE_REPORTING_URL', 'the token of the device, as base64 of its id and secret'))
  if (vars.MOYASAR_SECRET_KEY && !vars.MOYASAR_WEBHOOK_SECRET)
    wrong.push(needs('MOYASAR_WEBHOOK_SECRET', 'MOYASAR_SECRET_KEY', 'the secret token that was given to the webhook at Moyasar'))
  // the key travels with every call
  if (vars.MOYASAR_SECRET_KEY?.startsWith('sk_live_') && !vars.MOYASAR_API_URL.startsWith('https:'))
    wrong.push('MOYASAR_API_URL: expected https with a live key')
  if (vars.SMS_URL && !vars.SMS_TOKEN) wrong.push(needs('SMS_TOKEN', 'SMS_URL', 'the token of the SMS service'))
  return wrong
}

/** The reason that a data folder can't be used, in one line. */
const unusable = (what: string, error: unknown) => new StartError(`DATA_DIR: ${what} (${(error as NodeJS.ErrnoException).code})`)

/** The secret of a machine without one in its environment: made once, kept beside the data so that sessions outlive a restart. */
function savedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw unusable(`cannot make the folder ${dataDir}`, error)
  }
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    // EEXIST is the usual case: an earlier start made it
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(`cannot write in ${dataDir}`, error)
  }
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw unusable(`cannot read ${file}`, error)
  }
}

/**
 * The checked environment. An empty variable counts as unset.
 * Throws a StartError of one line that names every variable that is wrong or missing and what it should hold; values are not repeated, they may
 * be secret.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  const input = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = variables.safeParse(input)
  const wrong = parsed.success ? crossChecks(parsed.data) : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || wrong.length > 0) throw new StartError(wrong.join('; '))
  const { RAHBA_DEV, ...vars } = parsed.data
  const production = vars.NODE_ENV === 'production'
  const MAIL_FROM = vars.MAIL_FROM ?? 'Rahba <no-reply@rahba.example>'
  const DATA_DIR = resolve(vars.DATA_DIR ?? '.data')
  return Object.freeze({
    ...vars,
    DATA_DIR,
    /** True if DATA_DIR was set: a default may be moved if the database can't live there. */
    DATA_DIR_GIVEN: vars.DATA_DIR !== undefined,
    HOST: vars.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    PUBLIC_URL: vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`,
    SECRET: vars.SECRET ?? savedSecret(DATA_DIR),
    MAIL_FROM,
    VAPID_SUBJECT: vars.VAPID_SUBJECT ?? `mailto:${/[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0]}`,
    DEMO: vars.DEMO ?? !production,
    API_DOCS: vars.API_DOCS ?? !production,
    TRUST_PROXY: vars.TRUST_PROXY ?? false,
    /** Vite serves the web with hot reload instead of `web/build`. */
    DEV_WEB: RAHBA_DEV,
  })
}

export type Env = ReturnType<typeof readEnv>
