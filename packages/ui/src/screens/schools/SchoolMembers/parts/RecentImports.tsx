import { MEMBER_IMPORT_STATE } from '@aosai/api/schools/memberImport';
import type { MemberImportRow } from '@aosai/api/schools/organizationMember.contract';
import { minuteText } from '@aosai/api/kit/beijing';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';

const Root = styled.section`
  display: grid;
  gap: ${theme.space[8]};

  h3 {
    font-size: ${theme.text.body};
  }
  ul {
    display: grid;
    gap: ${theme.space[8]};
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
  }
  li > span:first-child {
    flex: 1;
    min-width: 12em;
    overflow-wrap: anywhere;
  }
`;

const howFar = ({ state, done, total }: MemberImportRow): string =>
  state === 'running' ? `${done} / ${total} 行` : `${total} 行`;

/** Imports of the last day: how far one is, and the way to its result, where it can be taken back. */
export const RecentImports = ({
  imports,
  onOpen,
}: {
  imports: readonly MemberImportRow[];
  onOpen: (one: MemberImportRow) => void;
}) =>
  imports.length > 0 && (
    <Root aria-label="最近一天的导入">
      <h3>最近一天的导入</h3>
      <ul>
        {imports.map((one) => (
          <li key={one.id}>
            <span>
              {one.fileName}（{minuteText(one.at)}，{howFar(one)}）
            </span>
            <Tag tone={MEMBER_IMPORT_STATE.tone(one.state)}>{MEMBER_IMPORT_STATE.label(one.state)}</Tag>
            <Button size="s" aria-label={`查看结果：${one.fileName}`} onClick={() => onOpen(one)}>
              查看结果
            </Button>
          </li>
        ))}
      </ul>
    </Root>
  );
