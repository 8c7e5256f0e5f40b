import { parseArgs } from 'node:util'

/**
 * Reads the options of `npm run prove`.
 * @param {string[]} args what follows the script in the command
 * @param {string[]} goals names of the goals that have a harness
 * @returns {{ small: boolean, seed: number, only: string[] | undefined } | { ending: 0 | 1, message: string }}
 *   the options, or an exit code with what to print before it
 */
export function readProveOptions(args, goals) {
  const usage = `npm run prove [-- --small] [--seed=n] [--only=goal,goal]
  --small  the sizes of a change instead of those of a night
  --seed   a whole number; the same number runs the same cases again
  --only   goals to prove: ${goals.join(', ')}`
  /** @param {string} fault @returns {{ ending: 1, message: string }} */
  const refuse = (fault) => ({ ending: 1, message: `${fault}\n\n${usage}` })

  /** @type {{ small: boolean, help: boolean, seed?: string, only?: string }} */
  let values
  try {
    values = parseArgs({
      args,
      options: {
        small: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        seed: { type: 'string' },
        only: { type: 'string' },
      },
    }).values
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
  if (values.help) return { ending: 0, message: usage }

  const seed = values.seed === undefined ? Math.trunc(Math.random() * 0x7fffffff) : Number(values.seed || Number.NaN)
  if (!Number.isSafeInteger(seed) || seed < 0) return refuse('--seed: expected a whole number')
  const only = values.only?.split(',').map((goal) => goal.trim())
  const unknown = only?.filter((goal) => !goals.includes(goal)) ?? []
  if (unknown.length > 0) return refuse(`--only: no harness for ${unknown.map((goal) => `"${goal}"`).join(', ')}`)
  return { small: values.small, seed, only }
}
