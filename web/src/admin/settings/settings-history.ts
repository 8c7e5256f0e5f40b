import { type SettingKey, type SettingSpec, settingKeys, settingLabels, settingSpecs } from '@rahba/contract/settings/setting-specs'

const kindOf = (key: SettingKey) => (settingSpecs[key] as SettingSpec).kind

/** How the history of the settings names them and says their values. A rate in basis points has as many decimals as an amount. */
export const settingsHistory = {
  labels: settingLabels,
  money: settingKeys.filter((key) => kindOf(key) === 'money' || kindOf(key) === 'rate'),
}
