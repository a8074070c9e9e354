import type { DetailProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { RowList } from '../../../../patterns/RowList/RowList.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { Known, SettingRow, SettingValue } from '../setting.ts';
import { SettingText } from './SettingText.tsx';
import { clockText, dateText } from '@aosai/api/kit/beijing';

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

/** The text of a setting, with all earlier versions. */
export const SettingVersions = ({ row, known: { current, old, look }, retry }: DetailProps<SettingRow, Known>) => (
  <>
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
