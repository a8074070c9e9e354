import { actorWords } from '@aosai/api/domain/tables/sysLogColumns';
import { LOG_ACTOR } from '@aosai/api/domain/sysLog';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { dateText, secondText } from '../../../patterns/time/beijing.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { LogEntry } from '../logEntry.ts';
import { ChangeTable } from './ChangeTable.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  h3 {
    margin-bottom: ${theme.space[8]};
    font-size: ${theme.text.body};
  }
`;

/** What the drawer of an entry shows: who, what, and field by field how it changed. */
export const logDetail = (on: { sameTarget: (target: string) => void }): RowDetail<LogEntry> => ({
  title: (row) => row.actionName,
  body: (row) => (
    <Root>
      <RowFacts
        facts={[
          ['时间', `${dateText(row.at)} ${secondText(row.at)}`],
          ['操作人', `${actorWords(row)} · ${LOG_ACTOR.label(row.actorKind)}`],
          ['操作', <Code key="action">{row.action}</Code>],
          ['对象', row.target === null ? '—' : <Code key="target">{row.target}</Code>],
          ['地址', row.ip ?? '—'],
          ['编号', row.seq],
          ['校验值', row.hash === '' ? '没有：早于校验链' : <Code key="hash">{row.hash}</Code>],
        ]}
      />
      <section aria-label="改动">
        <h3>改动</h3>
        <ChangeTable diff={row.diff} />
      </section>
    </Root>
  ),
  actions: ({ target }) =>
    target === null ? null : <Button onClick={() => on.sameTarget(target)}>这个对象的全部记录</Button>,
});
