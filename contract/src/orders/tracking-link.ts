import { type CarrierKey, matchCarrier } from '../money/carriers/carriers.ts'

/** The pages where carriers follow a parcel. `#` is replaced by its number. */
const pages: Partial<Record<CarrierKey, string>> = {
  aramex: 'https://www.aramex.com/track/results?ShipmentNumber=#',
  smsa: 'https://www.smsaexpress.com/sa/trackingdetails?tracknumbers=#',
  spl: 'https://splonline.com.sa/en/shipmentdetailsstatic/?tid=#',
  dhl: 'https://www.dhl.com/sa-en/home/tracking.html?tracking-id=#',
}

/** Returns the carrier's page about a parcel; null for a carrier whose page is not known, or without a number. */
export function trackingLink(shipping_company: string | null, tracking_number: string | null): string | null {
  const page = shipping_company === null ? undefined : pages[matchCarrier(shipping_company)]
  return page && tracking_number ? page.replace('#', encodeURIComponent(tracking_number)) : null
}
