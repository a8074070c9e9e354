import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { sizeText } from '../../../primitives/FileDrop/refusals.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { QuestionEditorProps } from '../questionEditorProps.ts';
import type { CaseForm } from '../questionForm.ts';

export interface CasePeekProps {
  /** Null while it is closed. */
  of: { no: number; kept: NonNullable<CaseForm['kept']> } | null;
  on: Pick<QuestionEditorProps['on'], 'peek' | 'download'> & { close: () => void };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  h3 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[12]};
    margin-bottom: ${theme.space[8]};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
`;

interface HalfProps {
  word: string;
  sha: string;
  bytes: number;
  on: CasePeekProps['on'];
}

const MANY_BYTES = 4_096;

const Half = ({ word, sha, bytes, on }: HalfProps) => {
  const [text, setText] = useState<{ sha: string; text: string | null } | null>(null);
  const read = useEffectEvent(() => on.peek(sha));
  useEffect(() => {
    let isShown = true;
    void read().then((found) => isShown && setText({ sha, text: found }));
    return () => {
      isShown = false;
    };
  }, [sha]);
  const shown = text?.sha === sha ? text : null;
  return (
    <section>
      <h3>
        {word}，{sizeText(bytes)}
        <Button size="s" icon="download" aria-label={`下载${word}`} onClick={() => on.download(sha)}>
          下载
        </Button>
      </h3>
      {shown === null ? (
        <Skeleton lines={3} />
      ) : shown.text === null ? (
        <p>刚上传的数据，保存题目后可以查看。</p>
      ) : (
        <Code as="block" label={`${word}的开头`}>
          {shown.text}
          {bytes > MANY_BYTES ? '\n…' : ''}
        </Code>
      )}
    </section>
  );
};

/** The beginning of test data that is too long to be edited here, and the way to all of it. */
export const CasePeek = ({ of, on }: CasePeekProps) =>
  of && (
    <Dialog open size="l" title={`测试点 ${of.no}`} onClose={on.close}>
      <Root>
        <Half word="输入" sha={of.kept.inSha} bytes={of.kept.inBytes} on={on} />
        <Half word="期望输出" sha={of.kept.outSha} bytes={of.kept.outBytes} on={on} />
      </Root>
    </Dialog>
  );
