import { type SettingKey, type SettingSpec, settingKeys, settingLabels, settingSpecs } from '@rahba/contract/settings/setting-specs'

const getKind = (key: SettingKey) => (settingSpecs[key] as SettingSpec).kind

/** The field and value labels for the settings' history. A rate in basis points has as many decimals as an amount. */
export const settingsHistory = {
  labels: settingLabels,
  money: settingKeys.filter((key) => getKind(key) === 'money' || getKind(key) === 'rate'),
}
