import { useState } from 'react';
import { styled } from 'styled-components';
import { checkItems, type DeviceCheck } from '../../DevicePanel/deviceCheck.ts';
import { DevicePanel } from '../../DevicePanel/DevicePanel.tsx';
import { StartRules } from '../../StartRules/StartRules.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Seal } from '../../../../primitives/Seal/Seal.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { takeLostFocus } from '../../../../patterns/StepFocus/stepFocus.ts';
import type { RoomBefore } from '../examRoomProps.ts';
import { Practice } from './Practice.tsx';

export interface RoomRulesProps {
  before: RoomBefore;
  device: DeviceCheck;
  /** The server's time in ms since 1970. */
  now: number;
  onStart: (accessCode?: string) => void;
  onRecheck: () => void;
  onLeave: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100dvh;

  > header,
  > footer {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    min-height: 60px;
    padding: ${theme.space[8]} ${theme.space[20]};
    background: ${theme.color.surface};
  }
  > header {
    border-bottom: 1px solid ${theme.color.line};
  }
  > header h1 {
    overflow: hidden;
    font-size: ${theme.text.lead};
    letter-spacing: 0;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  > main {
    overflow: auto;
    outline: none;
  }
  > main > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 300px;
    gap: ${theme.space[24]};
    align-items: start;
    max-width: 1080px;
    margin: 0 auto;
    padding: ${theme.space[24]} ${theme.space[20]};
  }
  > main > div > div {
    display: grid;
    gap: ${theme.space[24]};
  }
  > footer {
    justify-content: center;
    border-top: 1px solid ${theme.color.line};
    font-variant-numeric: tabular-nums;
  }
  > footer p {
    color: ${theme.color.ink2};
  }

  ${media.narrow} {
    > main > div {
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space[16]};
      padding: ${theme.space[16]};
    }
    > main > div > div {
      gap: ${theme.space[16]};
    }
    > footer {
      flex-wrap: wrap;
      padding-bottom: calc(8px + env(safe-area-inset-bottom));
    }
    > footer > p {
      flex: 1 0 100%;
      font-size: ${theme.text.small};
    }
    > footer > button {
      flex: 1;
    }
  }
`;

/** The page before the clock starts: rules, device check, practice questions, and the start button. */
export const RoomRules = ({ before, device, now, onStart, onRecheck, onLeave }: RoomRulesProps) => {
  const { exam, paper, starting, problem } = before;
  const [code, setCode] = useState('');
  const isComplete = exam.needsCode !== true || code.trim() !== '';
  const deadline = Math.min(now + paper.durationMin * 60_000, Date.parse(exam.endAt));
  const minutes = Math.max(0, Math.floor((deadline - now) / 60_000));
  const problems = checkItems(device).filter((item) => item.state === 'bad');
  return (
    <Root>
      <header>
        <Seal />
        <h1 ref={takeLostFocus} title={exam.title}>
          {exam.title}
        </h1>
      </header>
      <main tabIndex={-1}>
        <div>
          <div>
            {minutes < paper.durationMin && (
              <Alert tone="warn">
                离考试结束还有 {minutes} 分钟，不足试卷的 {paper.durationMin} 分钟。到时自动交卷。
              </Alert>
            )}
            {exam.needsCode === true && (
              <Card title="考试口令">
                <Field label="口令" hint="监考老师开考时告诉你。" error={problem}>
                  <TextInput
                    value={code}
                    onChange={(event) => setCode(event.target.value)}
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={12}
                  />
                </Field>
              </Card>
            )}
            <Card title="作答规则">
              <StartRules exam={exam} now={now} />
            </Card>
            <Card title="练习题" extra="不计分，不保存">
              <Practice />
            </Card>
          </div>
          <DevicePanel device={device} onRecheck={onRecheck} />
        </div>
      </main>
      <footer>
        <p>
          {problems.length > 0
            ? `考前检查：${problems.map((problem) => problem.name).join('、')}有问题，建议先解决。`
            : `点「开始计时」后计时 ${minutes} 分钟，${momentText(deadline, now)} 自动交卷，中途不停表。`}
        </p>
        <Button onClick={onLeave}>返回考试页</Button>
        <Button
          variant="primary"
          loading={starting}
          disabled={!isComplete}
          onClick={() => onStart(exam.needsCode === true ? code.trim() : undefined)}
        >
          开始计时
        </Button>
      </footer>
    </Root>
  );
};
