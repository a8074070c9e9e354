import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { config } from '@aosai/api/platform/config.contract';
import type { Loaded } from '../../../patterns/Load/Load.tsx';

type ConfigCalls = (typeof config)['calls'];

export type SettingRow = OutputOf<ConfigCalls['queryList']>['content'][number];
export type SettingValue = OutputOf<ConfigCalls['queryByKey']>;

/** The new value of a setting. Its text is kept to the letter, since people agree to exact versions of it. */
export type SettingForm = Pick<SettingValue, 'value'> & Pick<SettingRow, 'isPublic'>;

/** Data of the page in addition to its rows. */
export interface Known {
  /** The current value of the open row, with its history. */
  current: Loaded<SettingValue>;
  /** The earlier value that is being viewed. */
  old: Loaded<SettingValue> | null;
  /** Renders Markdown as readers will see it. */
  preview: (markdown: string) => string;
  /** Views an earlier version, or the current one (null). */
  look: (version: number | null) => void;
}
