import { Button, Container, Group, SimpleGrid, Stack } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import {
  bilingual,
  date,
  datetime,
  email,
  file,
  flag,
  iban,
  image,
  integer,
  link,
  longText,
  money,
  phone,
  rate,
  richText,
  text,
} from '@rahba/contract/kernel/field'
import { useState } from 'react'
import { z } from 'zod'
import { OfficeProviders } from '../shell/frame/office-providers.tsx'
import type { RouteHandle } from '../shell/routing/route-handle.ts'
import { useLocale } from '../text/locale.ts'
import { ChartCard } from './chart/chart-card.tsx'
import { ConfirmAction } from './feedback/confirm.tsx'
import { EmptyState, FormSkeleton } from './feedback/states.tsx'
import { FormSection } from './form/fields.tsx'
import { FormShell } from './form/form-shell.tsx'
import { StaleNotice } from './form/stale-notice.tsx'
import { useContractForm } from './form/use-contract-form.ts'
import { BilingualInput } from './inputs/bilingual/bilingual-input.tsx'
import { CodeInput } from './inputs/code-input.tsx'
import { DateInput, DateTimeInput } from './inputs/dates/date-input.tsx'
import { IbanInput } from './inputs/iban-input.tsx'
import { IntegerInput, MoneyInput, RateInput } from './inputs/number-inputs.tsx'
import { PasswordInput } from './inputs/password-input.tsx'
import { EmailInput, FlagInput, LinkInput, LongTextInput, PhoneInput, TextInput } from './inputs/text-inputs.tsx'
import { FileInput } from './inputs/upload/file-input.tsx'
import { ImageInput } from './inputs/upload/image-input.tsx'
import { Ltr, UserText } from './layout/direction.tsx'
import { UrlTabs } from './nav/url-tabs.tsx'
import { CopyButton } from './show/copy-button.tsx'
import { Countdown, useCountdown } from './show/countdown.tsx'
import { DateTime } from './show/date-time.tsx'
import { Money } from './show/money.tsx'
import { Panel } from './show/panel.tsx'
import { PropertyList } from './show/property-list.tsx'
import { StatCard } from './show/stat-card.tsx'
import { StatusDot } from './show/status-dot.tsx'
import { Thumb } from './show/thumb.tsx'
import { Timeline } from './show/timeline.tsx'

export const handle: RouteHandle = { text: ['kit'] }

const kinds = {
  title: text(),
  note: longText(),
  name: bilingual(text()),
  body: bilingual(richText()),
  quantity: integer(),
  amount: money({ min: 1 }),
  rate: rate(),
  active: flag(),
  start_date: date(),
  end_date: datetime(),
  image: image(),
  file: file(),
  phone: phone(),
  email: email(),
  link: link(),
  iban: iban(),
}
const schema = z.object(Object.fromEntries(Object.entries(kinds).map(([key, field]) => [key, field.schema])))
const labels = {
  rate: { ar: 'النسبة', en: 'Rate' },
  link: { ar: 'الرابط', en: 'Link' },
  iban: { ar: 'الآيبان', en: 'IBAN' },
  file: { ar: 'الملف', en: 'File' },
}
const moment = '2026-11-20T15:04:00.000Z'
const days = Array.from({ length: 30 }, (_, day) => ({
  day: `2026-11-${String(day + 1).padStart(2, '0')}`,
  value: 40_000 + Math.round(30_000 * Math.sin(day / 3)),
}))

/** Every part of the kit on one page, for visual checks: only in development. */
export default function GalleryRoute() {
  return (
    <OfficeProviders permissions={[]}>
      <Container size="lg" py="lg">
        <Stack gap="lg">
          <Figures />
          <Small />
          <EveryInput />
        </Stack>
      </Container>
    </OfficeProviders>
  )
}

function Figures() {
  const locale = useLocale()
  const arabic = locale === 'ar'
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        <StatCard
          label={arabic ? 'إجمالي المبيعات' : 'Gross sales'}
          value={<Money value={1_234_567} />}
          now={120}
          before={100}
          to="/news"
        />
        <StatCard label={arabic ? 'المبالغ المستردة' : 'Refunds'} value={<Money value={-45_050} />} now={90} before={100} lessIsBetter />
        <StatCard label={arabic ? 'الزيارات' : 'Visits'} value={<Ltr>1,204</Ltr>} now={5} before={5} />
        <StatCard label={arabic ? 'الأعضاء الجدد' : 'New members'} value={undefined} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <ChartCard
          title={arabic ? 'المبيعات في 30 يومًا' : 'Sales over 30 days'}
          axis={arabic ? 'اليوم' : 'Day'}
          points={days.map(({ day, value }) => ({ label: formatDate(day, locale, 'dayMonth'), values: { sales: value } }))}
          series={[{ key: 'sales', label: arabic ? 'المبيعات' : 'Sales' }]}
          format={(value) => (value / 100).toLocaleString('en')}
        />
        <ChartCard
          title={arabic ? 'حسب المدينة' : 'By city'}
          kind="bar"
          axis={arabic ? 'المدينة' : 'City'}
          points={[
            { label: arabic ? 'الرياض' : 'Riyadh', values: { now: 62, before: 51 } },
            { label: arabic ? 'جدة' : 'Jeddah', values: { now: 40, before: 44 } },
            { label: arabic ? 'الدمام' : 'Dammam', values: { now: 21, before: 12 } },
          ]}
          series={[
            { key: 'now', label: arabic ? 'هذه الفترة' : 'This period' },
            { key: 'before', label: arabic ? 'الفترة السابقة' : 'Previous period' },
          ]}
        />
      </SimpleGrid>
    </>
  )
}

function Small() {
  const locale = useLocale()
  const arabic = locale === 'ar'
  const [code, setCode] = useState('')
  const [until] = useState(() => Date.now() + 60_000)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Panel title={arabic ? 'قيم' : 'Values'} actions={<CopyButton text="SA03" />}>
        <PropertyList
          items={[
            { label: 'Money', value: <Money value={125_050} /> },
            { label: 'Money −', value: <Money value={-125_050} signed bold /> },
            { label: 'DateTime', value: <DateTime value={moment} hijri /> },
            { label: 'Date', value: <DateTime value="2026-11-20" style="date" /> },
            { label: 'Phone', value: <Ltr>+966 50 123 4567</Ltr> },
            { label: 'UserText', value: <UserText>Wireless سماعة headphones 2.0</UserText> },
            { label: 'Empty', value: null },
            { label: 'Thumb', value: <Thumb id={null} /> },
            {
              label: 'StatusDot',
              value: (
                <Group gap="md">
                  <StatusDot tone="good">{{ ar: 'مكتمل', en: 'Complete' }}</StatusDot>
                  <StatusDot tone="waiting">{{ ar: 'بانتظار الموافقة', en: 'Awaiting approval' }}</StatusDot>
                  <StatusDot tone="bad">{{ ar: 'مرفوض', en: 'Rejected' }}</StatusDot>
                </Group>
              ),
            },
          ]}
        />
      </Panel>
      <Stack>
        <Panel title={arabic ? 'رمز التحقق' : 'Code'}>
          <CodeInput label={arabic ? 'رمز التحقق' : 'Verification code'} value={code} onChange={setCode} />
          <Countdown seconds={useCountdown(until)} />
        </Panel>
        <Panel title={arabic ? 'السجل' : 'History'}>
          <Timeline
            entries={[
              {
                key: 'b',
                title: <StatusDot tone="info">{{ ar: 'شُحن', en: 'Shipped' }}</StatusDot>,
                at: moment,
                by: 'سارة القحطاني',
                note: 'SMSA 123',
              },
              { key: 'a', title: <StatusDot tone="neutral">{{ ar: 'جديد', en: 'New' }}</StatusDot>, at: moment },
            ]}
          />
        </Panel>
      </Stack>
      <Panel title="UrlTabs">
        <UrlTabs
          aria-label="tabs"
          tabs={[
            { key: 'wizard', label: arabic ? 'الخطوات' : 'Steps', count: <Ltr>3</Ltr> },
            {
              key: 'empty',
              label: arabic ? 'فارغ' : 'Empty',
              content: () => (
                <EmptyState
                  title={arabic ? 'لا توجد سجلات بعد' : 'No records yet'}
                  body={arabic ? 'أضف أول سجل ليظهر هنا.' : 'Add the first record and it appears here.'}
                />
              ),
            },
            { key: 'loading', label: arabic ? 'تحميل' : 'Loading', content: () => <FormSkeleton fields={2} /> },
          ]}
        />
      </Panel>
      <Panel title="ConfirmAction, StaleNotice">
        <Stack>
          <ConfirmAction
            title={arabic ? 'رفض السجل؟' : 'Reject record?'}
            body={arabic ? 'سيظهر السبب لصاحب السجل كما هو.' : 'The owner sees your reason exactly as written.'}
            confirmLabel={arabic ? 'رفض' : 'Reject'}
            tone="danger"
            reason="required"
            onConfirm={() => new Promise((done) => setTimeout(done, 600))}
          >
            <Button variant="default" w="fit-content">
              {arabic ? 'رفض' : 'Reject'}
            </Button>
          </ConfirmAction>
          <StaleNotice reload={() => undefined} overwrite={() => undefined} pending={false} />
        </Stack>
      </Panel>
    </SimpleGrid>
  )
}

function EveryInput() {
  const [password, setPassword] = useState<string | null | undefined>('')
  const form = useContractForm(schema, {
    labels,
    initial: {
      title: '',
      note: '',
      name: { ar: 'سماعة لاسلكية', en: '' },
      body: { ar: '<ul><li>أول</li></ul>', en: '<p>First</p>' },
      quantity: 3,
      amount: 1250,
      rate: 1500,
      active: true,
      start_date: '2026-11-20',
      end_date: moment,
      image: null,
      file: null,
      phone: '',
      email: '',
      link: '',
      iban: 'SA0380000000608010167519',
    },
  })
  return (
    <FormShell title="Inputs" bare form={form} onSubmit={form.submit(() => form.markSaved())} pending={false} submitError={null}>
      <FormSection cols={2}>
        <TextInput {...form.field('title')} />
        <PasswordInput label="Password" value={password} onChange={setPassword} />
        <IntegerInput {...form.field('quantity')} />
        <MoneyInput {...form.field('amount')} />
        <RateInput {...form.field('rate')} />
        <PhoneInput {...form.field('phone')} />
        <EmailInput {...form.field('email')} />
        <LinkInput {...form.field('link')} />
        <IbanInput {...form.field('iban')} />
        <FlagInput {...form.field('active')} />
        <DateInput {...form.field('start_date')} />
        <DateTimeInput {...form.field('end_date')} />
        <ImageInput {...form.field('image')} />
        <FileInput {...form.field('file')} />
        <LongTextInput {...form.field('note')} />
      </FormSection>
      <FormSection>
        <BilingualInput {...form.bilingual('name')} />
        <BilingualInput {...form.bilingual('body')} of="rich_text" />
      </FormSection>
    </FormShell>
  )
}
