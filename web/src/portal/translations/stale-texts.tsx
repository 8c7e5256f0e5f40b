import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { translatedFields } from '@rahba/contract/stores/translations/translated-kinds'
import type { TranslationGap, WaitingRecord } from '@rahba/contract/stores/translations/translations'
import { confirmTranslation, listTranslationGaps } from '@rahba/contract/stores/translations/translations.calls'
import { type ReactNode, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useCall, useInvalidate, useSend } from '../../api/queries.ts'
import { PermissionsContext } from '../../api/session.ts'
import { StaleSidesContext } from '../../kit/inputs/bilingual/stale-side.tsx'
import { useText } from '../../text/use-text.ts'
import { focusField } from './field-hash.ts'

type EditedRecord = { id: string } & Partial<Record<TranslationGap['field'], unknown>>

interface StaleTextsProps {
  kind: WaitingRecord['kind']
  /** The record that the form edits, as readers have it; null for a new one, which has no old text. */
  record: EditedRecord | null
  children: ReactNode
}

/** Tells the fields of a form which of their texts are older than their other language. */
export function StaleTexts({ kind, record, children }: StaleTextsProps) {
  const record_id = record?.id ?? null
  // A member with another page's permission alone would be signed out by the refusal.
  const mayRead = use(PermissionsContext).has('products')
  const { confirmed } = useText('kit').form.translate
  const read = useCall(listTranslationGaps, { query: record_id ? { record_id } : {} }, { enabled: record_id !== null && mayRead })
  const { hash } = useLocation()
  useEffect(() => focusField(hash), [hash])
  // A saved record may have other gaps than the one that was opened.
  const invalidate = useInvalidate()
  const saved = JSON.stringify(record)
  const [read_of, setReadOf] = useState(saved)
  useEffect(() => {
    if (read_of === saved) return
    setReadOf(saved)
    void invalidate([listTranslationGaps])
  }, [saved, read_of, invalidate])
  const confirm = useSend(confirmTranslation, { invalidates: [listTranslationGaps], message: confirmed })
  const sides = record_id === null ? [] : (read.data?.data.flatMap(({ gaps }) => gaps.filter(({ state }) => state === 'stale')) ?? [])
  return (
    <StaleSidesContext
      value={{
        sides,
        saved: record ?? {},
        confirm: ({ field, side }) => {
          const named = typedKeys(translatedFields).find((key) => key === field)
          if (record_id && named) confirm.send({ body: { kind, record_id, field: named, side } })
        },
      }}
    >
      {children}
    </StaleSidesContext>
  )
}
