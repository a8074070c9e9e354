import { isJudgement } from '@aosai/api/questions/kinds';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Html } from '../../primitives/Html/Html.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { optionLetter } from '@aosai/api/questions/answerText';
import { optionMark, type OptionKey } from './optionMark.ts';

export interface OptionListProps extends OptionKey {
  options: readonly { id: string; html: string }[];
  /** Label of the chosen options: 我的答案, 学生的答案. */
  mineWord?: string;
}

const Root = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(40%);
    gap: ${theme.space[8]};
    align-items: start;
    padding: 8px 12px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }
  &[data-lettered] > li {
    grid-template-columns: 1.4em minmax(0, 1fr) fit-content(40%);
  }
  > li > b {
    font-weight: ${theme.weight.medium};
  }
  > li[data-mark='right'] {
    border-color: ${theme.color.ok};
    background: ${theme.color.okSoft};
  }
  > li[data-mark='wrong'] {
    border-color: ${theme.color.bad};
    background: ${theme.color.badSoft};
  }
  > li[data-mark='mine'] {
    border-color: ${theme.color.lineStrong};
  }
  > li > small {
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: ${theme.text.tiny};
    min-height: 24px;
    color: ${theme.color.ink2};
    line-height: 1.4;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  [data-mark='right'] > small {
    color: ${theme.color.ok};
  }
  [data-mark='wrong'] > small {
    color: ${theme.color.bad};
  }
`;

/** Read-only options: as on the paper, or with the chosen and the right ones marked. 正确 and 错误 need no letters. */
export const OptionList = ({ options, mineWord = '', ...key }: OptionListProps) => (
  <Root role="list" data-lettered={isJudgement(options) ? undefined : ''}>
    {options.map((option, place) => {
      const { mark, isMine } = optionMark(option.id, key);
      const words = [mark === 'right' && '正确答案', isMine && mineWord].filter(Boolean).join(' · ');
      return (
        <li key={option.id} data-mark={mark}>
          {!isJudgement(options) && <b>{optionLetter(place)}</b>}
          <Html html={option.html} as="inline" />
          {words !== '' && (
            <small>
              {mark === 'right' && <Icon name="check" size={14} />}
              {mark === 'wrong' && <Icon name="cross" size={14} />}
              {words}
            </small>
          )}
        </li>
      );
    })}
  </Root>
);
