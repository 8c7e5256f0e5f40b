import { type SettingKey, type SettingSpec, saveSettings, settingKeys, settingSpecs } from '@rahba/contract/content/settings'

const kindOf = (key: SettingKey) => (settingSpecs[key] as SettingSpec).kind

/** How the history of the settings names them and says their values. A rate in basis points has as many decimals as an amount. */
export const settingsHistory = {
  labels: saveSettings.labels,
  money: settingKeys.filter((key) => kindOf(key) === 'money' || kindOf(key) === 'rate'),
}
