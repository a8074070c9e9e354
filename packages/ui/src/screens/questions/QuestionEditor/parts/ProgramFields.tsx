import type { CheckerProgram } from '@aosai/api/judging/checkers';
import type { CheckRule } from '@aosai/api/judging/judging';
import { CPP, CPP_STANDARDS, type CppStandard } from '@aosai/api/judging/languages';
import { styled } from 'styled-components';
import { CodeArea } from '../../../../patterns/CodeArea/CodeArea.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { FileDrop } from '../../../../primitives/FileDrop/FileDrop.tsx';
import { numberProps } from '../../../../primitives/Form/numberProps.ts';
import { NumberInput } from '../../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { givesPoints, PROTOCOL_LABELS, programName, protocolsOf } from './checkRules.ts';
import { LANGUAGE_OPTIONS, languageOf, STANDARD_OPTIONS } from './programOptions.ts';

export interface ProgramFieldsProps {
  program: CheckerProgram;
  error: string | undefined;
  onChange: (rule: CheckRule) => void;
}

const Headers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  > ul {
    display: grid;
    gap: ${theme.space[4]};
    list-style: none;
  }
  > ul > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    font-family: ${theme.font.mono};
    font-size: ${theme.text.small};
  }
`;

/** The standard that the judge uses for checkers by default. */
const STANDARD: CppStandard = 'c++17';
const MAX_HEADER_BYTES = 512 * 1_024;

/** Sets the protocol; interactors support fewer protocols than checkers. */
const spoken = (program: CheckerProgram, value: string): CheckerProgram =>
  program.kind === 'interactor'
    ? { ...program, protocol: value === 'icpc' ? 'icpc' : 'testlib' }
    : { ...program, protocol: protocolsOf('checker').find((one) => one === value) ?? program.protocol };

/** A task's own checker or interactor, with the headers it includes. */
export const ProgramFields = ({ program, error, onChange }: ProgramFieldsProps) => {
  const { kind, protocol, language, source, headers = {}, fullPoints } = program;
  const name = programName(program) ?? '';
  const put = (changes: Partial<CheckerProgram>) => onChange({ ...program, ...changes } as CheckerProgram);
  const setHeaders = (next: Record<string, string>) => {
    const { headers: _, ...rest } = program;
    onChange(Object.keys(next).length === 0 ? rest : { ...rest, headers: next });
  };
  return (
    <>
      <Field label="调用方式">
        <Select
          options={protocolsOf(kind).map((value) => ({ value, label: PROTOCOL_LABELS[value] }))}
          value={protocol}
          onChange={({ currentTarget: { value } }) => onChange(spoken(program, value))}
        />
      </Field>
      <Field label={`${name}的语言`}>
        <Select
          options={LANGUAGE_OPTIONS}
          value={String(language)}
          onChange={({ currentTarget: { value } }) => put({ language: languageOf(value) })}
        />
      </Field>
      {language === CPP && (
        <Field label={`${name}的 C++ 标准`}>
          <Select
            options={STANDARD_OPTIONS}
            value={program.standard ?? STANDARD}
            onChange={({ currentTarget: { value } }) =>
              put({ standard: CPP_STANDARDS.find((one) => one === value) ?? STANDARD })
            }
          />
        </Field>
      )}
      {givesPoints(protocol) && (
        <Field label="满分" hint="程序自己给分时才填：它给的分按这个满分折算。">
          <NumberInput
            {...numberProps({
              value: fullPoints ?? null,
              onChange: (value) => {
                const { fullPoints: _, ...rest } = program;
                onChange(value === null ? rest : { ...rest, fullPoints: value });
              },
            })}
            unit="分"
            min={0}
          />
        </Field>
      )}
      <div data-part="wide">
        <Field label={`${name}的代码`} required error={error}>
          <CodeArea
            label={`${name}的代码`}
            language={language}
            rows={14}
            value={source}
            onChange={(value) => put({ source: value })}
          />
        </Field>
      </div>
      {language === CPP && (
        <Headers data-part="wide">
          {Object.keys(headers).length > 0 && (
            <ul aria-label="头文件">
              {Object.keys(headers).map((file) => (
                <li key={file}>
                  {file}
                  <Button
                    size="s"
                    variant="ghost"
                    aria-label={`移除 ${file}`}
                    onClick={() =>
                      setHeaders(Object.fromEntries(Object.entries(headers).filter(([other]) => other !== file)))
                    }
                  >
                    移除
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <FileDrop
            label="添加头文件"
            hint="代码里 #include 的头文件，随题保存。testlib.h 已自带，不用添加。"
            accept=".h,.hpp"
            multiple
            maxBytes={MAX_HEADER_BYTES}
            onFiles={(files) => {
              void Promise.all(files.map(async (file) => [file.name, await file.text()] as const)).then((read) =>
                setHeaders({ ...headers, ...Object.fromEntries(read) }),
              );
            }}
          />
        </Headers>
      )}
    </>
  );
};
