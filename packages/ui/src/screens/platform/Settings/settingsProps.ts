import type { InputOf, OutputOf } from '@aosai/api/kit/contract/call';
import type { config } from '@aosai/api/platform/config.contract';
import type { SettingSection, SettingTab, TestChannel } from '@aosai/api/platform/settingForms';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import type { PictureField } from '../../../patterns/ImageField/PictureInput.tsx';

type ConfigCalls = (typeof config)['calls'];

/** Sections in forms, and which outside services are configured. */
export type SettingsRead = OutputOf<ConfigCalls['querySections']>;
export type Section = SettingsRead['sections'][number];
/** A text for readers, such as an agreement, with its version. */
export type DocumentRow = OutputOf<ConfigCalls['queryList']>['content'][number];

/** The new text of a document. It is kept to the letter, since people agree to exact versions of it. */
type DocumentForm = Pick<OutputOf<ConfigCalls['queryByKey']>, 'value'> & Pick<DocumentRow, 'isPublic'>;
/** A document in the editor, with its text as it was read. */
export interface EditedDocument {
  row: DocumentRow;
  text: Loaded<string>;
}
/** Where a message goes that tries a service. */
type TestForm = InputOf<ConfigCalls['sendTest']>;
/** What became of the last message that tried a service. */
export type Tested = OutputOf<ConfigCalls['sendTest']> & { channel: TestChannel; to: string };

export interface SettingsProps {
  tab: SettingTab;
  read: Loaded<SettingsRead>;
  documents: Loaded<readonly DocumentRow[]>;
  /** The document that is being edited, in place of the list. */
  edited: EditedDocument | null;
  /** Renders Markdown as readers will see it. */
  preview: (markdown: string) => string;
  /** The upload of the payee's code. */
  payeePicture: PictureField;
  tested: Tested | null;
  /** Name of the site, which replaces 【站名】 in texts. */
  siteTitle: string;
  /** Id of the site's own row among the apps; null until it is read, and for a person who may not see it. */
  ownAppId: string | null;
  act: TableAct;
  /** The reader wants to leave, and something is not saved. */
  isLeaving: boolean;
  on: {
    tab: (tab: SettingTab) => void;
    /** Resolves to whether it was saved. */
    save: (section: SettingSection, version: number, values: Section['values']) => Promise<boolean>;
    /** Opens a document in the editor; null closes it. */
    edit: (row: DocumentRow | null) => void;
    /** Resolves to whether it was saved. */
    saveDocument: (row: DocumentRow, form: DocumentForm) => Promise<boolean>;
    /** Resolves to whether the service was asked. */
    test: (channel: TestChannel, form: TestForm) => Promise<boolean>;
    /** A section, or the open document, has changes that are not saved, or no longer has. */
    dirty: (part: SettingSection | 'document', isDirty: boolean) => void;
    stay: () => void;
    leave: () => void;
    /** Clears the error of the last save. */
    forget: () => void;
    retry: () => void;
  };
}
