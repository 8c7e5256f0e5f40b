import { offerStates, type OfferState as State } from '@rahba/contract/catalog/offers/offer-types'
import { StatusDot } from '../../kit/show/status-dot.tsx'

const tones = { running: 'good', scheduled: 'info', ended: 'neutral', stopped: 'neutral' } as const satisfies Record<State, string>

/** The state of an offer. */
export const OfferState = ({ state }: { state: State }) => <StatusDot tone={tones[state]}>{offerStates[state]}</StatusDot>
