const steps = new Set<() => void>()

/** Runs `step` after each test from now on (run-cleanup.ts). */
export const cleanUpBy = (step: () => void): void => void steps.add(step)

export function cleanUp(): void {
  for (const step of steps) step()
}
