import type { slides } from '@rahba/contract/content/slides'
import { resourceForm } from '../../resource/form-overrides.ts'
import { SlidePreview } from './slide-preview.tsx'

/** Ads: the declared form, with a preview of the ad below it. */
export default resourceForm<typeof slides>({ BelowForm: SlidePreview })
