import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { minuteText } from '@aosai/api/kit/beijing';
import type { QuestionEditorProps } from '../questionEditorProps.ts';

export interface EditorNotesProps {
  failure: string | undefined;
  isOutdated: boolean;
  recovered: QuestionEditorProps['recovered'];
  /** Doubts of the import; null if there are none left. */
  doubts: readonly string[] | null;
  on: Pick<QuestionEditorProps['on'], 'reload' | 'restore' | 'discard'> & { over: () => void };
}

/** Compiler output keeps its line breaks. */
const Lines = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Save errors, a newer version, a recovered draft and import doubts, each with its actions. */
export const EditorNotes = ({ failure, isOutdated, recovered, doubts, on }: EditorNotesProps) => (
  <>
    {doubts !== null && (
      <Alert tone="warn" title="导入时有缺少或没认准的内容">
        {doubts.length > 0 && (
          <ul>
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        )}
        请和原来的文件核对，改好或确认无误后点「保存题目」，然后才能发布。
      </Alert>
    )}
    {recovered !== null && (
      <Alert
        tone="info"
        title={`上次有没保存的修改（${minuteText(recovered.savedAt)}）`}
        action={
          <>
            <Button size="s" onClick={on.restore}>
              恢复
            </Button>
            <Button size="s" variant="ghost" onClick={on.discard}>
              丢弃
            </Button>
          </>
        }
      >
        只保存在这台电脑的浏览器里。
      </Alert>
    )}
    {isOutdated ? (
      <Alert
        tone="warn"
        live="assertive"
        title="刚被别人改过，没有保存"
        action={
          <>
            <Button size="s" onClick={on.over}>
              以我的为准，再保存
            </Button>
            <Button size="s" variant="ghost" onClick={on.reload}>
              放弃我的，看最新版
            </Button>
          </>
        }
      >
        您填写的都还在这里。
      </Alert>
    ) : (
      failure !== undefined && (
        <Alert tone="bad" live="assertive">
          <Lines>{failure}</Lines>
        </Alert>
      )
    )}
  </>
);
