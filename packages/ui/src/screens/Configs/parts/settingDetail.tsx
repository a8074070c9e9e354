import { configKeyOf } from '@aosai/api/domain/configKeys';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { clockText, dateText } from '../../../patterns/time/beijing.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { SettingRow, SettingValue } from '../setting.ts';
import { PublicTag } from './settingColumns.tsx';
import { SettingText } from './SettingText.tsx';

interface SettingDetailProps {
  /** The value in force. */
  current: Loaded<SettingValue>;
  /** An earlier one that is looked at. */
  old: Loaded<SettingValue> | null;
  on: {
    retry: () => void;
    edit: (row: SettingRow, value: SettingValue) => void;
    remove: (row: SettingRow) => void;
    /** An earlier version, or null for the one in force. */
    version: (version: number | null) => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  h3 {
    margin-bottom: ${theme.space[8]};
    font-size: ${theme.text.body};
  }
  ol {
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[16]};
    padding: ${theme.space[8]} 0;
    border-top: 1px solid ${theme.color.line};
    font-variant-numeric: tabular-nums;
  }
  li > b {
    min-width: 5em;
    font-weight: ${theme.weight.medium};
  }
  li > span {
    flex: 1;
    color: ${theme.color.ink2};
  }
`;

const Value = ({ row, value }: { row: SettingRow; value: SettingValue }) => (
  <SettingText settingKey={row.key} value={value.value} html={value.html} />
);

/** What the drawer of a setting shows: its text, and every text that it had. */
export const settingDetail = ({ current, old, on }: SettingDetailProps): RowDetail<SettingRow> => ({
  title: (row) => configKeyOf(row.key).label,
  body: (row) => (
    <Root>
      <RowFacts
        facts={[
          ['键', <Code key="key">{row.key}</Code>],
          ['可见范围', <PublicTag key="public" isPublic={row.isPublic} />],
          ['更新时间', `${dateText(row.updatedAt)} ${clockText(row.updatedAt)}`],
        ]}
      />
      {old === null ? (
        <Load of={current} name="内容" onRetry={on.retry}>
          {(value) => <Value row={row} value={value} />}
        </Load>
      ) : (
        <Load of={old} name="历史版本" onRetry={on.retry}>
          {(value) => (
            <>
              <Alert
                tone="info"
                title={`这是第 ${value.version} 版，不是现在的内容`}
                action={
                  <Button size="s" onClick={() => on.version(null)}>
                    回到现在
                  </Button>
                }
              >
                旧版本只能查看。
              </Alert>
              <Value row={row} value={value} />
            </>
          )}
        </Load>
      )}
      <section aria-label="历史版本">
        <h3>历史版本</h3>
        <Load of={current} name="历史版本" onRetry={on.retry}>
          {({ version, versionList = [] }) =>
            versionList.length === 0 ? (
              <p>还没有改过。</p>
            ) : (
              <ol>
                {versionList.map((entry) => (
                  <li key={entry.version}>
                    <b>第 {entry.version} 版</b>
                    <span>
                      {dateText(entry.at)} {clockText(entry.at)} · {entry.by ?? '系统'} · {entry.length} 字
                    </span>
                    {entry.version === version ? (
                      '现在'
                    ) : (
                      <Button
                        size="s"
                        variant="ghost"
                        aria-label={`查看第 ${entry.version} 版`}
                        onClick={() => on.version(entry.version)}
                      >
                        查看
                      </Button>
                    )}
                  </li>
                ))}
              </ol>
            )
          }
        </Load>
      </section>
    </Root>
  ),
  actions: (row) => (
    <>
      {!configKeyOf(row.key).isRequired && (
        <Button variant="ghost" onClick={() => on.remove(row)}>
          删除
        </Button>
      )}
      <Button
        variant="primary"
        disabled={current.data === undefined}
        onClick={() => current.data && on.edit(row, current.data)}
      >
        修改内容
      </Button>
    </>
  ),
});
