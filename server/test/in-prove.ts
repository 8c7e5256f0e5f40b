/** Whether `npm run prove` runs. Planted faults, which show that a harness is not blind, run there alone: each takes whole processes some seconds. */
export const inProve = process.env.PLANTS === 'all'
