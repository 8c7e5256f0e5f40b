/** One package in `package-lock.json`. */
export interface LockedPackage {
  link?: boolean
  integrity?: string
  deprecated?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
}

/** How many packages the product may depend on directly, our own left out. */
const maxDirect = 60

const workspaces = ['contract', 'server', 'web']

/** The name of a package by its place: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const getName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Packages that the product itself depends on, each once. */
export const directPackages = (packages: Readonly<Record<string, LockedPackage>>): string[] => [
  ...new Set(workspaces.flatMap((name) => Object.keys(packages[name]?.dependencies ?? {})).filter((name) => !name.startsWith('@rahba/'))),
]

/**
 * Finds faults in the packages of a lock file: no hash, deprecated, an install script, or too many packages.
 * @param mayRun packages whose install scripts are allowed
 */
export function faultsOfLock(packages: Readonly<Record<string, LockedPackage>>, mayRun: readonly string[]): string[] {
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const direct = directPackages(packages)
  return [
    ...installed.flatMap(([path, { integrity, deprecated, hasInstallScript }]) => [
      ...(integrity ? [] : [`${path} has no integrity`]),
      ...(deprecated ? [`${path} is deprecated: ${deprecated}`] : []),
      ...(hasInstallScript && !mayRun.includes(getName(path)) ? [`${path} runs a script when it is installed`] : []),
    ]),
    ...(direct.length > maxDirect ? [`the product depends on ${direct.length} packages, at most ${maxDirect} are wanted`] : []),
  ]
}
