import type { LanguageId } from '@aosai/api/judging/languages';
import type { Step, StepBox, StepFrame, StepValue } from '@aosai/api/practice/python/steps';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { StepArrows } from './StepArrows.tsx';

export interface StepDataProps {
  step: Step;
  language: LanguageId;
  /** The step before, to show what has changed. */
  before: Step | undefined;
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${theme.space[12]} ${theme.space[32]};
  align-items: start;
  padding: ${theme.space[12]};
  font-size: ${theme.text.dense};

  [data-part='frames'],
  [data-part='boxes'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
  h3 {
    width: fit-content;
    margin: 0 0 4px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  [data-part='frame'] {
    padding: ${theme.space[8]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
  }
  [data-part='frame'][data-current='true'] {
    border-color: ${theme.color.primary};
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-family: ${theme.font.mono};
  }
  th,
  td {
    padding: 2px 6px;
    font-weight: ${theme.weight.regular};
    text-align: left;
    overflow-wrap: anywhere;
    vertical-align: top;
  }
  th {
    color: ${theme.color.ink2};
  }
  td {
    text-align: right;
  }
  [data-changed='true'] {
    background: ${theme.color.warnSoft};
  }
  @media (forced-colors: active) {
    [data-changed='true'] {
      outline: 2px dashed CanvasText;
      outline-offset: -2px;
    }
  }
  [data-ref] {
    color: ${theme.color.primary};
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  [data-box] > ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-box] li {
    display: grid;
    min-width: 32px;
    margin: 0 -1px -1px 0;
    padding: 1px 6px 3px;
    border: 1px solid ${theme.color.lineStrong};
    background: ${theme.color.surface};
    font-family: ${theme.font.mono};
    overflow-wrap: anywhere;
  }
  [data-box] li > small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
  }
  [data-box] table {
    width: auto;
    border: 1px solid ${theme.color.lineStrong};
  }
  [data-box] tr + tr {
    border-top: 1px solid ${theme.color.line};
  }

  @container (max-width: 460px) {
    grid-template-columns: minmax(0, 1fr);
    > svg {
      display: none;
    }
  }
`;

const textOf = (value: StepValue): string => ('text' in value ? value.text : `→ #${value.box}`);
const Value = ({ value }: { value: StepValue }) =>
  'text' in value ? value.text : <span data-ref={value.box}>{textOf(value)}</span>;

const KINDS = { list: '列表', tuple: '元组', set: '集合', dict: '字典' } as const;
const kindOf = ({ kind, className }: StepBox): string =>
  kind === 'object' || className !== '' ? className : KINDS[kind];

const Box = ({ box }: { box: StepBox }) => {
  const isKeyed = box.kind === 'dict' || box.kind === 'object';
  const items = box.items.map((item, place) => ({ ...item, place }));
  return (
    <div data-box={box.no}>
      <h3>
        #{box.no} {kindOf(box)}
        {box.kind !== 'object' && ` · ${box.size} 项`}
      </h3>
      {isKeyed && items.length > 0 && (
        <table>
          <tbody>
            {items.map(({ key, value, place }) => (
              <tr key={place}>
                <th scope="row">{key && <Value value={key} />}</th>
                <td>
                  <Value value={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!isKeyed && items.length > 0 && (
        <ol>
          {items.map(({ value, place }) => (
            <li key={place}>
              {box.kind !== 'set' && <small>{place}</small>}
              <Value value={value} />
            </li>
          ))}
        </ol>
      )}
      {items.length === 0 && <p>空的</p>}
      {box.size > items.length && items.length > 0 && <p>只显示前 {items.length} 项。</p>}
    </div>
  );
};

interface FrameProps {
  frame: StepFrame;
  language: LanguageId;
  before: StepFrame | undefined;
  isCurrent: boolean;
}

/** What is outside of all functions. */
const OUTSIDE = { 53: '全局变量', 71: '主程序' } as const satisfies Record<LanguageId, string>;

const Frame = ({ frame, language, before, isCurrent }: FrameProps) => {
  const known = new Map(before?.variables.map(({ name, value }) => [name, textOf(value)]));
  return (
    <div data-part="frame" data-current={isCurrent}>
      <h3>{frame.name === null ? OUTSIDE[language] : `函数 ${frame.name}`}</h3>
      {frame.variables.length === 0 ? (
        <p>还没有变量</p>
      ) : (
        <table>
          <tbody>
            {frame.variables.map(({ name, value }) => (
              <tr key={name} data-changed={before !== undefined && known.get(name) !== textOf(value)}>
                <th scope="row">{name}</th>
                <td>
                  <Value value={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};

/** Frames at the top of a stack whose middle is left out. */
const TOP_FRAMES = 3;

/** The variables of all functions at work, and the lists and dicts that they name. */
export const StepData = ({ step, language, before }: StepDataProps) => {
  const root = useRef<HTMLDivElement>(null);
  const hidden = step.depth - step.frames.length;
  const sameStack = before?.frames.length === step.frames.length;
  return (
    <Root ref={root}>
      <div data-part="frames">
        {step.frames
          .map((frame, place) => ({ frame, place }))
          .map(({ frame, place }) => (
            <div key={place}>
              {hidden > 0 && place === TOP_FRAMES && <p>中间还有 {hidden} 层，没有画出来。</p>}
              <Frame
                frame={frame}
                language={language}
                before={sameStack ? before?.frames[place] : undefined}
                isCurrent={place === step.frames.length - 1}
              />
            </div>
          ))}
      </div>
      <div data-part="boxes">
        {step.boxes.map((box) => (
          <Box key={box.no} box={box} />
        ))}
      </div>
      <StepArrows root={root} step={step} />
    </Root>
  );
};
