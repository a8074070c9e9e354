import type { OutputOf } from '@aosai/api/contract/call';
import type { config } from '@aosai/api/contract/platform/config';
import type { Loaded } from '../../patterns/Load/Load.tsx';

type ConfigCalls = (typeof config)['calls'];

export type SettingRow = OutputOf<ConfigCalls['queryList']>['content'][number];
export type SettingValue = OutputOf<ConfigCalls['queryByKey']>;

/** What becomes of a setting: its text to the letter, since people agree to versions of it. */
export type SettingForm = Pick<SettingValue, 'value'> & Pick<SettingRow, 'isPublic'>;

/** What the page knows besides its rows. */
export interface Known {
  /** The value in force of the open row, with its history. */
  current: Loaded<SettingValue>;
  /** An earlier value of it that is looked at. */
  old: Loaded<SettingValue> | null;
  /** Markdown as its readers will see it. */
  preview: (markdown: string) => string;
  /** Looks at an earlier version, or at the one in force. */
  look: (version: number | null) => void;
}
