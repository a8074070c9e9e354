import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { config } from '@aosai/api/contract/platform/config';

type ConfigCalls = (typeof config)['calls'];

export type SettingRow = OutputOf<ConfigCalls['queryList']>['content'][number];
export type SettingValue = OutputOf<ConfigCalls['queryByKey']>;
export type SettingForm = InputOf<ConfigCalls['create']>;

export interface SettingFilter {
  keyword: string;
  isPublic: '' | 'true' | 'false';
}

export const NO_SETTING_FILTER: SettingFilter = { keyword: '', isPublic: '' };
