/** True in `npm run prove`. Planted faults, which show that a harness finds faults, only run there, because each starts processes for some seconds. */
export const inProve = process.env.PLANTS === 'all'
