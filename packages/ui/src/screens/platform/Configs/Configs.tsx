import { CONFIG_SCOPE, configKeyOf, inWords, newSettingFields, settingFields } from '@aosai/api/platform/configKeys';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { SETTING_SECTION, sectionOfKey } from '@aosai/api/platform/settingForms';
import { configColumns, excerptWords } from '@aosai/api/platform/configColumns';
import { styled } from 'styled-components';
import type { RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { theme } from '../../../tokens/theme.ts';
import type { Known, SettingForm, SettingRow, SettingValue } from './setting.ts';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { Load } from '../../../patterns/Load/Load.tsx';
import { RowList } from '../../../patterns/RowList/RowList.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { SettingText } from './parts/SettingText.tsx';
import { clockText, dateText } from '@aosai/api/kit/beijing';
import { type DrawnField, FieldSet, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { AccountsField } from './parts/AccountsField.tsx';
import { DocumentFields } from './parts/DocumentFields.tsx';

interface SettingDialogProps {
  edited: SettingForm & { key: string };
  act: TableAct;
  /** Renders Markdown as readers will see it. */
  preview: (markdown: string) => string;
  on: { submit: (form: SettingForm) => void; close: () => void };
}

const DRAW_ACCOUNTS = { value: (field: DrawnField) => <AccountsField {...field} /> };

/** Edits a setting with the control for its kind; a document is edited next to its preview. */
const SettingDialog = ({ edited: { key, ...form }, act, preview, on }: SettingDialogProps) => {
  const { kind, label } = configKeyOf(key);
  const isDocument = kind === 'document';
  const { value, isPublic } = settingFields(key);
  return (
    <FormDialog<FieldValues>
      open
      size={isDocument || kind === 'accounts' ? 'l' : 'm'}
      title={`修改「${label}」`}
      {...(isDocument && { description: '保存后成为新的一版，旧版都保留。改了协议，登录的人会被请求重新同意。' })}
      defaultValues={{ ...form }}
      submitLabel="保存"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{
        submit: (values) => on.submit({ value: String(values['value']), isPublic: values['isPublic'] === true }),
        close: on.close,
      }}
    >
      {({ control }) =>
        isDocument ? (
          <DocumentFields control={control} settingKey={key} preview={preview} />
        ) : (
          <FieldSet of={{ value, isPublic }} control={control} {...(kind === 'accounts' && { draw: DRAW_ACCOUNTS })} />
        )
      }
    </FormDialog>
  );
};

type Version = NonNullable<SettingValue['versionList']>[number];

const versionLine =
  (now: number | undefined, look: Known['look']) =>
  ({ version, at, by, length }: Version) => ({
    key: String(version),
    name: `第 ${version} 版`,
    words: `${dateText(at)} ${clockText(at)} · ${by ?? '系统'} · ${length} 字`,
    tool:
      version === now ? (
        '现在'
      ) : (
        <Button size="s" variant="ghost" aria-label={`查看第 ${version} 版`} onClick={() => look(version)}>
          查看
        </Button>
      ),
  });

/** Leads to the form that has the setting. */
const Home = ({ settingKey }: { settingKey: string }) => {
  const section = sectionOfKey(settingKey);
  if (section === null) return null;
  return (
    <p>
      <ButtonLink href={`${WEB_BASE}bms/setting?tab=${section}`}>
        去「设置 · {SETTING_SECTION.label(section)}」里改
      </ButtonLink>
    </p>
  );
};

/** The text of a setting, with all earlier versions. */
const SettingVersions = ({ row, known: { current, old, look }, retry }: DetailProps<SettingRow, Known>) => (
  <>
    <Home settingKey={row.key} />
    {old !== null && (
      <Alert
        tone="info"
        title={old.data ? `这是第 ${old.data.version} 版，不是现在的内容` : '历史版本'}
        action={
          <Button size="s" onClick={() => look(null)}>
            回到现在
          </Button>
        }
      >
        旧版本只能查看。
      </Alert>
    )}
    <Load of={old ?? current} name={old === null ? '内容' : '历史版本'} onRetry={retry}>
      {({ value, html }) => <SettingText settingKey={row.key} value={value} html={html} />}
    </Load>
    <RowList
      title="历史版本"
      of={{ data: current.data && (current.data.versionList ?? []), error: current.error }}
      line={versionLine(current.data?.version, look)}
      none="还没有改过。"
      onRetry={retry}
    />
  </>
);

/** The first words on one line, as the other cells. */
const Excerpt = styled.span`
  display: block;
  overflow: hidden;
  color: ${theme.color.ink2};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Settings, notices and agreements of the platform, with all their versions. */
export const Configs = officeTable<SettingRow, Known>()({
  noun: '配置',
  title: '全部配置',
  lead: '每一项设置现在的内容和以前的版本。有自己页面的在「设置」里改，其余的在这里改。',
  nameOf: ({ key }) => configKeyOf(key).label,
  show: drawn<SettingRow>(configColumns, {
    value: { cell: (row) => <Excerpt>{excerptWords(row)}</Excerpt>, only: 'table' },
  }),
  detail: SettingVersions,
  filters: { keyword: search('搜索内容或代号'), isPublic: pick('可见范围', CONFIG_SCOPE) },
  acts: {
    create: { at: 'head', label: '新建配置', icon: 'plus', ask: { form: newSettingFields, size: 'm' } },
    update: {
      at: 'row',
      label: '修改内容',
      done: '已保存为新的一版',
      main: true,
      when: ({ key }, { current }) => current.data !== undefined && sectionOfKey(key) === null,
      ask: ({
        row,
        known: { current, preview },
        act,
        submit,
        close,
      }: RowDialogProps<SettingRow, Known, SettingForm>) => (
        <SettingDialog
          edited={{ key: row.key, value: inWords(current.data?.value ?? ''), isPublic: row.isPublic }}
          act={act}
          preview={preview}
          on={{ submit, close }}
        />
      ),
    },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      done: '已删除配置',
      when: ({ key }) => !configKeyOf(key).isRequired,
      ask: { confirm: '读取它的页面会当作没有这一项。历史版本保留；以后用同一个代号新建，版本接着数。', danger: true },
    },
  },
});
