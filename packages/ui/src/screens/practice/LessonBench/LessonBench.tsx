import { CPP, DEFAULT_STANDARD, type LanguageId } from '@aosai/api/judging/languages';
import type { EditorConfig, EditorConfigChange } from '@aosai/editor/config';
import type { EditorMode } from '@aosai/editor/loadSurface';
import { styled } from 'styled-components';
import { CodePane } from '../../../patterns/CodePane/CodePane.tsx';
import { useMarkers } from '../../../patterns/CodeWork/useMarkers.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { BenchOutput, type BenchOutputProps } from './BenchOutput.tsx';
import { isBusy } from './benchRun.ts';

export type { BenchRun } from './benchRun.ts';

export interface LessonBenchProps extends Omit<BenchOutputProps, 'on'> {
  language: LanguageId;
  code: string;
  input: string;
  isEditing: boolean;
  documentKey: string;
  editorMode: EditorMode;
  editor: EditorConfig;
  on: BenchOutputProps['on'] & {
    run: () => void;
    /** Runs step by step; absent where that is not possible. */
    trace: (() => void) | undefined;
    /** Absent where a run cannot be stopped. */
    stop: (() => void) | undefined;
    code: (code: string) => void;
    input: (input: string) => void;
    configure: (change: EditorConfigChange) => void;
    editorFailed: (error: unknown) => void;
  };
}

const READS = {
  53: /\bcin\b|\bscanf\b|\bgetline\b|\bgetchar\b|\bfgets\b/,
  71: /\binput\s*\(|\bstdin\b/,
} as const satisfies Record<LanguageId, RegExp>;

const LINE_PX = 24;
const MIN_PX = 220;
const MAX_PX = 460;
const HEAD_PX = 84;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  > [data-part='editor'] {
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    overflow: hidden;
  }
  ${media.print} {
    display: none;
  }
`;

/** A program of a lecture at work: its editor if it is being changed, its input and what it printed. */
export const LessonBench = ({ run, help, language, code, input, isEditing, on, ...editing }: LessonBenchProps) => {
  const busy = isBusy(run);
  const markers = useMarkers({
    help,
    language,
    code,
    newest: (run.kind === 'judge' ? run.latest : null) ?? undefined,
    isEdited: run.kind === 'judge' && run.source !== code,
  });
  const heightPx = Math.min(MAX_PX, Math.max(MIN_PX, HEAD_PX + code.split('\n').length * LINE_PX));
  return (
    <Root>
      {isEditing && (
        <div data-part="editor" style={{ height: heightPx }}>
          <CodePane
            label="讲义里的程序"
            languages={[language]}
            language={language}
            standard={DEFAULT_STANDARD}
            code={code}
            documentKey={editing.documentKey}
            readOnly={false}
            markers={markers}
            mode={editing.editorMode}
            config={editing.editor}
            confirmSwitch={false}
            switchNote=""
            actions={
              busy && on.stop ? (
                <Button size="s" variant="danger" onClick={on.stop}>
                  停止
                </Button>
              ) : (
                <>
                  {on.trace && (
                    <Button size="s" onClick={on.trace}>
                      单步
                    </Button>
                  )}
                  <Button size="s" variant="primary" icon="play" loading={busy} onClick={on.run}>
                    运行
                  </Button>
                </>
              )
            }
            onLanguage={() => undefined}
            onChange={on.code}
            onRun={on.run}
            onPaste={() => undefined}
            onFail={on.editorFailed}
            onConfigure={on.configure}
          />
        </div>
      )}
      {(isEditing || READS[language].test(code)) && (
        <Field
          label="输入"
          hint={language === CPP ? '程序用 cin 读的内容，写在这里。' : '写在这里的行会先交给 input()，用完再问你。'}
        >
          <Textarea
            code
            rows={2}
            maxLength={60_000}
            value={input}
            onChange={(event) => on.input(event.currentTarget.value)}
          />
        </Field>
      )}
      <BenchOutput run={run} help={help} on={on} />
      {!isEditing && busy && on.stop && (
        <div>
          <Button size="s" variant="danger" onClick={on.stop}>
            停止
          </Button>
        </div>
      )}
      {!isEditing && !busy && on.trace && (
        <div>
          <Button size="s" onClick={on.trace}>
            单步看一遍
          </Button>
        </div>
      )}
    </Root>
  );
};
