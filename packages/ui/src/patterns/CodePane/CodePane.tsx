import { LANGUAGES, type CppStandard, type LanguageId } from '@aosai/api/judging/languages';
import { CodeEditor } from '@aosai/editor/CodeEditor';
import type { EditorConfig, EditorConfigChange } from '@aosai/editor/config';
import type { EditorMode } from '@aosai/editor/loadSurface';
import type { CompileMarker } from '@aosai/editor/surface';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { FontSize } from './FontSize.tsx';

export interface CodePaneProps {
  /** Chinese name of the editor for screen readers. */
  label: string;
  languages: readonly LanguageId[];
  language: LanguageId;
  standard: CppStandard;
  code: string;
  /** Identifies the document; each has its undo history. */
  documentKey: string;
  readOnly: boolean;
  markers: readonly CompileMarker[];
  mode: EditorMode;
  config: EditorConfig;
  /** Whether to ask first: changing the language replaces the text in the editor. */
  confirmSwitch: boolean;
  /** Explains which program is judged after the language was changed. */
  switchNote: string;
  /** Buttons to run and submit. */
  actions: ReactNode;
  onLanguage: (language: LanguageId) => void;
  onChange: (code: string) => void;
  onRun: () => void;
  onPaste: (lengthChars: number) => void;
  onFail: (error: unknown) => void;
  onConfigure: (change: EditorConfigChange) => void;
}

const Root = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;
  height: 100%;
  background: ${theme.color.code};

  > header {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    min-height: 48px;
    padding: 6px 14px;
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
  [data-part='language'] {
    flex: none;
    min-width: 112px;
  }
  [data-part='tools'] {
    display: flex;
    align-items: center;
    gap: 2px;
  }
  [data-part='actions'] {
    display: flex;
    flex: 1;
    justify-content: flex-end;
    gap: ${theme.space[8]};
  }
  > div {
    position: relative;
    min-height: 0;
  }

  @container (max-width: 460px) {
    > header {
      gap: ${theme.space[8]};
      padding-inline: 10px;
    }
    [data-part='tools'] > [data-part='font'] {
      display: none;
    }
  }
`;

const nameOf = (language: LanguageId, standard: CppStandard): string =>
  LANGUAGES[language].key === 'cpp' ? standard.toUpperCase().replace('C++', 'C++ ') : LANGUAGES[language].label;

/** The editor with language choice, font size and full-window switch. */
export const CodePane = (props: CodePaneProps) => {
  const { languages, language, standard, config, mode, readOnly, confirmSwitch, onLanguage, onConfigure } = props;
  const [wished, setWished] = useState<LanguageId | null>(null);
  const { full } = config.panels.code;
  const choose = (next: LanguageId) => (confirmSwitch ? setWished(next) : onLanguage(next));
  return (
    <Root aria-label={props.label}>
      <header>
        {languages.length > 1 ? (
          <div data-part="language">
            <Select
              size="s"
              aria-label="编程语言"
              disabled={readOnly}
              value={String(language)}
              options={languages.map((id) => ({ value: String(id), label: nameOf(id, standard) }))}
              onChange={(event) => {
                const next = languages.find((id) => String(id) === event.target.value);
                if (next !== undefined && next !== language) choose(next);
              }}
            />
          </div>
        ) : (
          <Tag>{nameOf(language, standard)}</Tag>
        )}
        <div data-part="tools">
          <FontSize value={config.fontSize} onChange={(fontSize) => onConfigure({ fontSize })} />
          {mode === 'desktop' && (
            <IconButton
              icon={full ? 'fullscreen-exit' : 'fullscreen'}
              label={full ? '退出全屏' : '代码区占满窗口'}
              size="s"
              pressed={full}
              onClick={() => onConfigure({ panels: { code: { full: !full } } })}
            />
          )}
        </div>
        <div data-part="actions">{props.actions}</div>
      </header>
      <div>
        <CodeEditor
          value={props.code}
          language={language}
          documentKey={props.documentKey}
          theme={config.theme}
          fontSize={config.fontSize}
          ariaLabel={props.label}
          mode={mode}
          readOnly={readOnly}
          markers={props.markers}
          onChange={props.onChange}
          onRun={props.onRun}
          onPaste={props.onPaste}
          onFail={props.onFail}
        />
      </div>
      <Dialog
        open={wished !== null}
        onClose={() => setWished(null)}
        size="s"
        title={wished === null ? '' : `改用 ${nameOf(wished, standard)}？`}
        description={`${nameOf(language, standard)} 的代码已经保存，切换回来还在。${props.switchNote}`}
        footer={
          <>
            <Button onClick={() => setWished(null)}>不切换</Button>
            <Button
              variant="primary"
              onClick={() => {
                if (wished !== null) onLanguage(wished);
                setWished(null);
              }}
            >
              切换
            </Button>
          </>
        }
      />
    </Root>
  );
};
