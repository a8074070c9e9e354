import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Code } from '../../../../primitives/Code/Code.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { sizeText } from '../../../../primitives/FileDrop/refusals.ts';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import type { QuestionEditorProps } from '../questionEditorProps.ts';
import type { CaseForm } from '../questionForm.ts';

export interface CasePeekProps {
  /** Null while the dialog is closed. */
  of: { no: number; kept: NonNullable<CaseForm['kept']> } | null;
  on: Pick<QuestionEditorProps['on'], 'peek' | 'download'> & {
    close: () => void;
    /** Edits the texts; offered only if the data is short enough to be shown whole. */
    edit: (texts: { input: string; expected: string }) => void;
  };
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
  /** Undefined while loading; null if the server does not return the data yet. */
  text: string | null | undefined;
  onDownload: (sha: string) => void;
}

const MANY_BYTES = 4_096;

const Half = ({ word, sha, bytes, text, onDownload }: HalfProps) => (
  <section>
    <h3>
      {word}，{sizeText(bytes)}
      <Button size="s" icon="download" aria-label={`下载${word}`} onClick={() => onDownload(sha)}>
        下载
      </Button>
    </h3>
    {text === undefined ? (
      <Skeleton lines={3} />
    ) : text === null ? (
      <p>刚上传的数据，保存题目后可以查看。</p>
    ) : (
      <Code as="block" label={`${word}的开头`}>
        {text}
        {bytes > MANY_BYTES ? '\n…' : ''}
      </Code>
    )}
  </section>
);

/** Loads the start of a file of test data. */
function useBeginning(sha: string, peek: CasePeekProps['on']['peek']): string | null | undefined {
  const [read, setRead] = useState<{ sha: string; text: string | null } | null>(null);
  const begin = useEffectEvent(() => peek(sha));
  useEffect(() => {
    let isShown = true;
    void begin().then((text) => isShown && setRead({ sha, text }));
    return () => {
      isShown = false;
    };
  }, [sha]);
  return read?.sha === sha ? read.text : undefined;
}

const Peek = ({ of: { no, kept }, on }: CasePeekProps & { of: NonNullable<CasePeekProps['of']> }) => {
  const input = useBeginning(kept.inSha, on.peek);
  const expected = useBeginning(kept.outSha, on.peek);
  const isWhole = Math.max(kept.inBytes, kept.outBytes) <= MANY_BYTES;
  const isEdited = isWhole && typeof input === 'string' && typeof expected === 'string';
  return (
    <Dialog
      open
      size="l"
      title={`测试点 ${no}`}
      onClose={on.close}
      footer={isEdited && <Button onClick={() => on.edit({ input, expected })}>修改</Button>}
    >
      <Root>
        <Half word="输入" sha={kept.inSha} bytes={kept.inBytes} text={input} onDownload={on.download} />
        <Half word="期望输出" sha={kept.outSha} bytes={kept.outBytes} text={expected} onDownload={on.download} />
      </Root>
    </Dialog>
  );
};

/** The start of stored test data with a download; short data can be edited. */
export const CasePeek = ({ of, on }: CasePeekProps) => of && <Peek of={of} on={on} />;
