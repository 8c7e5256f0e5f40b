// The planted faults of a soak, as changes of the product's own source while the server process loads it.
import { type Plant, plantFault } from '../races/plants.ts'

plantFault((process.env.SOAK_PLANT ?? 'none') as Plant) // soak.ts hands in nothing else
