import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { config } from '@aosai/api/platform/config.contract';
import type { SettingSection, SettingTab } from '@aosai/api/platform/settingForms';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';

type ConfigCalls = (typeof config)['calls'];

/** Sections in forms, and which outside services are configured. */
export type SettingsRead = OutputOf<ConfigCalls['querySections']>;
export type Section = SettingsRead['sections'][number];
/** A text for readers, such as an agreement, with its version. */
export type DocumentRow = OutputOf<ConfigCalls['queryList']>['content'][number];

export interface SettingsProps {
  tab: SettingTab;
  read: Loaded<SettingsRead>;
  documents: Loaded<readonly DocumentRow[]>;
  /** Name of the site, which replaces 【站名】 in texts. */
  siteTitle: string;
  act: TableAct;
  /** The reader wants to leave, and something is not saved. */
  isLeaving: boolean;
  on: {
    tab: (tab: SettingTab) => void;
    /** Resolves to whether it was saved. */
    save: (section: SettingSection, version: number, values: Section['values']) => Promise<boolean>;
    /** A section has changes that are not saved, or no longer has. */
    dirty: (section: SettingSection, isDirty: boolean) => void;
    stay: () => void;
    leave: () => void;
    /** Clears the error of the last save. */
    forget: () => void;
    retry: () => void;
  };
}
