import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';

/** The result of an action on several rows. */
export interface BulkOutcome {
  doneCount: number;
  refused: readonly { id: string; title: string; reason: string }[];
}

export interface BulkResultProps {
  /** Label of the action's button: 共享给机构. */
  label: string;
  outcome: BulkOutcome;
  /** The refused rows are still selected, for another try. */
  areSelected?: boolean;
  onClose: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > section > h3 {
    margin-bottom: ${theme.space[4]};
    font-size: ${theme.text.body};
  }
  > section > h3 > small {
    color: ${theme.color.ink2};
    font-weight: ${theme.weight.regular};
  }
  > section > ul {
    padding-left: ${theme.space[20]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    overflow-wrap: anywhere;
  }
`;

/** 13 条里完成 10 条，3 条没有完成. */
const titleOf = ({ doneCount, refused }: BulkOutcome): string =>
  doneCount === 0
    ? `${refused.length} 条都没有完成`
    : `${doneCount + refused.length} 条里完成 ${doneCount} 条，${refused.length} 条没有完成`;

/** The refused rows as lines to paste into a sheet: name and reason. */
const copied = ({ refused }: BulkOutcome): string =>
  refused.map(({ title, reason }) => `${title}\t${reason}`).join('\n');

/** Reports how many rows an action succeeded for, and lists the refused ones by reason, to read or copy. */
export const BulkResult = ({ label, outcome, areSelected = false, onClose }: BulkResultProps) => {
  const { doneCount, refused } = outcome;
  const groups = [...Map.groupBy(refused, ({ reason }) => reason)];
  return (
    <Dialog
      open
      size="m"
      title={`${label}：${titleOf(outcome)}`}
      onClose={onClose}
      footer={
        <>
          <CopyButton text={copied(outcome)} label="复制名单" size="m">
            复制名单
          </CopyButton>
          <Button variant="primary" onClick={onClose}>
            知道了
          </Button>
        </>
      }
    >
      <Root>
        <Alert tone={doneCount > 0 ? 'info' : 'warn'}>
          {doneCount > 0 && '已完成的不用再做。'}
          {areSelected ? '没有完成的还选中着，处理原因以后可以再试。' : '处理原因以后可以再试。'}
        </Alert>
        {groups.map(([reason, rows]) => (
          <section key={reason} aria-label={reason}>
            <h3>
              {reason} <small>{rows.length} 条</small>
            </h3>
            <ul>
              {rows.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </section>
        ))}
      </Root>
    </Dialog>
  );
};
