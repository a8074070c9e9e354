import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { CopyButton } from '../../../../patterns/CopyButton/CopyButton.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Seal } from '../../../../primitives/Seal/Seal.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { takeLostFocus } from '../../../../patterns/StepFocus/stepFocus.ts';
import type { RoomWords } from './roomWords.ts';
import { receiptText } from '../receiptText.ts';
import type { Report } from '@aosai/api/exams/examPaperEnroll.contract';
import type { Receipt } from '@aosai/api/exams/attempt.contract';
import { dateText, secondText } from '@aosai/api/kit/beijing';

/** Loaded after hand-in, when nothing else is left to load. */
const RoomResult = lazy(async () => ({ default: (await import('./RoomResult.tsx')).RoomResult }));

export interface RoomReceiptProps {
  examTitle: string;
  memberName: string;
  receipt: Receipt;
  /** The report; absent before it is loaded. */
  result: Report | undefined;
  /** The server's time in ms since 1970. */
  now: number;
  /** Questions whose last program was too long to be handed in. */
  tooLargeNos: readonly number[];
  words: RoomWords;
  /** Set only if the hand-in can still be withdrawn. */
  onGoOn: (() => void) | undefined;
  onReport: () => void;
  onLeave: () => void;
  onPrint: () => void;
}

const Root = styled.main`
  min-height: 100dvh;
  padding: ${theme.space[48]} ${theme.space[16]};

  > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[24]};
    max-width: 760px;
    margin: 0 auto;
    padding: ${theme.space[32]} ${theme.space[32]} ${theme.space[28]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.card};
  }
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${theme.space[16]};
  }
  header p {
    margin-top: 4px;
    color: ${theme.color.ink2};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: ${theme.space[12]} ${theme.space[20]};
    padding: ${theme.space[16]} 0;
    border-block: 1px solid ${theme.color.line};
    font-variant-numeric: tabular-nums;
  }
  dt {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  dd {
    overflow-wrap: anywhere;
  }
  dd > code {
    font-size: ${theme.text.small};
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[12]};
  }
  [data-part='actions'] > span {
    flex: 1;
  }
  [data-part='open'] {
    color: ${theme.color.ink3};
  }
  > article[data-items='hidden'] [data-part='items'] {
    display: none;
  }
  footer > button {
    margin-left: ${theme.space[8]};
  }
  footer {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    padding: 0;
    > article {
      gap: ${theme.space[20]};
      padding: ${theme.space[24]} ${theme.space[16]};
      border: 0;
      border-radius: 0;
    }
    [data-part='actions'] > span {
      display: none;
    }
    [data-part='actions'] > button {
      flex: 1 1 40%;
    }
  }
  ${media.print} {
    padding: 0;
    > article[data-items='hidden'] [data-part='items'] {
      display: block;
    }
    footer > button {
      display: none;
    }
    > article {
      max-width: none;
      border: 0;
      box-shadow: none;
    }
    [data-part='actions'] {
      display: none;
    }
  }
`;

/** The page after hand-in: the score or the progress of judging first, then the receipt, folded. */
export const RoomReceipt = (props: RoomReceiptProps) => {
  const { examTitle, memberName, receipt, result, now, tooLargeNos, words } = props;
  const { onGoOn, onReport, onLeave, onPrint } = props;
  const [showsItems, setShowsItems] = useState(false);
  const answered = receipt.items.filter((item) => item.answered).length;
  return (
    <Root>
      <article data-items={showsItems ? 'shown' : 'hidden'}>
        <header>
          <div>
            <h1 ref={takeLostFocus}>{words.handedIn}</h1>
            <p>{examTitle}</p>
          </div>
          <Seal size={52} />
        </header>
        {result && (
          <Suspense fallback={<Skeleton height={120} />}>
            <RoomResult report={result} now={now} />
          </Suspense>
        )}
        <dl>
          <div>
            <dt>学生</dt>
            <dd>{memberName}</dd>
          </div>
          <div>
            <dt>{words.handedInAt}</dt>
            <dd>
              {dateText(receipt.completedAt)} {secondText(receipt.completedAt)}
            </dd>
          </div>
          <div>
            <dt>{words.reasonLabel}</dt>
            <dd>{words.reasonText(receipt.submitReason)}</dd>
          </div>
          <div>
            <dt>作答</dt>
            <dd>
              {answered} / {receipt.items.length} 题
            </dd>
          </div>
        </dl>
        {tooLargeNos.length > 0 && (
          <Alert tone="warn">
            第 {tooLargeNos.join('、')} 题最后的程序超过 64 KB，没有交上。请在下表核对它最后一次保存的时间。
          </Alert>
        )}
        {onGoOn && words.handedInText !== null && <p>{words.handedInText}</p>}
        <div data-part="actions">
          <Button variant="primary" onClick={onReport}>
            查看报告
          </Button>
          {onGoOn && <Button onClick={onGoOn}>继续修改</Button>}
          <Button onClick={onLeave}>{words.leave}</Button>
          <span />
          <CopyButton
            text={receiptText(examTitle, memberName, { receipt, words })}
            label="复制回执"
            size="m"
            variant="ghost"
          >
            复制回执
          </CopyButton>
          <Button variant="ghost" icon="document" onClick={onPrint}>
            打印
          </Button>
        </div>
        <div data-part="items">
          <Table label={`${words.handIn}回执`} dense>
            <thead>
              <tr>
                <th className="num" scope="col">
                  题号
                </th>
                <th scope="col">作答</th>
                <th className="num" scope="col">
                  修订
                </th>
                <th className="num" scope="col">
                  保存时间
                </th>
                <th scope="col">校验码</th>
              </tr>
            </thead>
            <tbody>
              {receipt.items.map((item) => (
                <tr key={item.questionId}>
                  <td className="num">{item.no}</td>
                  <td>{item.answered ? '已保存' : <span data-part="open">未答</span>}</td>
                  <td className="num">{item.revision}</td>
                  <td className="num">{item.savedAt === null ? '—' : secondText(item.savedAt)}</td>
                  <td>{item.hash === null ? '—' : <code>{item.hash}</code>}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <p>校验码由每道题的答案算出，答案不变校验码就不变。</p>
        </div>
        <footer>
          编号 <code>{receipt.attemptId}</code>
          <Button size="s" variant="ghost" aria-expanded={showsItems} onClick={() => setShowsItems(!showsItems)}>
            {showsItems ? '收起逐题回执' : '逐题回执'}
          </Button>
        </footer>
      </article>
    </Root>
  );
};
