import { limitConcurrency } from '../../platform/files/limit-concurrency.ts'

// argon2id is the library's default; 19 MiB and two passes are the first row of OWASP's list.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each run holds 19 MiB and a core: more at once would only starve the other requests.
const lane = limitConcurrency(4)

// The native module is loaded with the first password.
const argon2 = () => import('@node-rs/argon2')

/** The argon2id hash of a password, with its salt and cost in it; a few at a time, since each takes its own memory. */
export const hashPassword = (password: string): Promise<string> => lane(async () => (await argon2()).hash(password, cost))

// The hash of a random text, so that an unknown account takes as long as a wrong password.
let decoy: Promise<string> | undefined

/** True if `saved` is the hash of `password`. Without a hash it takes the same time and returns false. */
export async function checkPassword(saved: string | null | undefined, password: string): Promise<boolean> {
  if (saved) return lane(async () => (await argon2()).verify(saved, password))
  decoy ??= hashPassword(crypto.randomUUID())
  const against = await decoy
  await lane(async () => (await argon2()).verify(against, password))
  return false
}
