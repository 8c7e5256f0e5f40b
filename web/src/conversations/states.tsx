import { type ContactStatus, contactStatuses } from '@rahba/contract/conversations/contact-states'
import { type DevelopmentStatus, developmentStatuses } from '@rahba/contract/conversations/development-states'
import { StatusDot, type Tone } from '../kit/show/status-dot.tsx'

const contactTones: Record<ContactStatus, Tone> = { new: 'waiting', read: 'info', replied: 'good', closed: 'neutral', spam: 'bad' }

/** The state of a visitor's message. */
export const ContactState = ({ state }: { state: ContactStatus }) => (
  <StatusDot tone={contactTones[state]}>{contactStatuses[state]}</StatusDot>
)

const developmentTones: Record<DevelopmentStatus, Tone> = { new: 'waiting', read: 'info', replied: 'good', closed: 'neutral' }

/** The state of a store's message to the platform. */
export const DevelopmentState = ({ state }: { state: DevelopmentStatus }) => (
  <StatusDot tone={developmentTones[state]}>{developmentStatuses[state]}</StatusDot>
)
