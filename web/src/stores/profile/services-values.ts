import type { StoreFacts } from '@rahba/contract/stores/store-shapes'
import { storeServiceNames } from '@rahba/contract/stores/store-states'

/** A location as it is being chosen. */
export interface LocationDraft {
  location_description: string
  region_id: string | null
  city_id: string | null
}

const isService = (name: string): name is (typeof storeServiceNames)[number] => storeServiceNames.some((known) => known === name)

/** Returns the initial values of the services form. */
export const getServices = ({ services, reception_location, pickup_location }: StoreFacts) => ({
  services: services.filter(isService),
  reception_location: reception_location as LocationDraft | null,
  pickup_location: pickup_location as LocationDraft | null,
})

export type ServicesValues = ReturnType<typeof getServices>
