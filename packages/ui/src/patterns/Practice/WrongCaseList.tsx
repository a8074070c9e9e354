import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { theme } from '../../tokens/theme.ts';
import { type LanguageId, PYTHON } from '@aosai/api/judging/languages';
import type { CodeHelp } from '../CodeWork/codeWork.ts';
import { Output } from '../CodeWork/Output.tsx';
import { ProgramMessage } from '../CodeWork/ProgramMessage.tsx';
import { DiffView } from '../DiffView/DiffView.tsx';
import { differs } from '../DiffView/firstDifference.ts';
import { practiceLinks } from '../links/practiceLinks.ts';
import { Load, type Loaded } from '../Load/Load.tsx';
import { Verdict } from '../Verdict/Verdict.tsx';
import type { PracticeView } from './practiceProps.ts';
import type { WrongCases } from '@aosai/api/practice/practiceReads.contract';

export interface WrongCaseListProps extends Pick<PracticeView, 'casePolicy' | 'casesLeft'> {
  /** Null before the cases were requested. */
  cases: Loaded<WrongCases> | null;
  /** The program of the submission, to explain its errors; `source` is null if the editor has another one by now. */
  program: { language: LanguageId; source: string | null } | null;
  /** Explains errors; null to show them as they are. */
  help: CodeHelp | null;
  onOpen: () => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};

  > h3,
  h4 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${theme.space[12]};
    font-size: ${theme.text.dense};
    font-weight: ${theme.weight.medium};
  }
  p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  > button,
  > a {
    justify-self: start;
  }
  [data-part='beside'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
    gap: ${theme.space[12]};
    align-items: start;
  }
`;

const COUNT = { none: '', first: '第一个没有通过的测试点', all: '没有通过的测试点，最多 3 个' } as const;

type CaseOf = WrongCases['content'][number];

/** What a crashed program wrote, explained where a rule is sure; else the judge's words. */
const Crash = ({ one, program, help }: { one: CaseOf } & Pick<WrongCaseListProps, 'program' | 'help'>) => {
  const text = one.error?.text ?? '';
  // A traceback says it all; of a crashed C++ program the signal says most.
  const words = program?.language === PYTHON && text !== '' ? text : [one.difference, text].filter(Boolean).join('\n');
  if (words === '') return null;
  if (!program) return <Output title="出错信息" text={words} />;
  const { language, source } = program;
  return (
    <ProgramMessage key={`${one.no}`} title="出错信息" text={words} language={language} help={help} source={source} />
  );
};

const Cases = ({
  content,
  ...rest
}: { content: WrongCases['content'] } & Pick<WrongCaseListProps, 'program' | 'help'>) =>
  content.length === 0 ? (
    <p>这次提交没有可以显示的测试点。</p>
  ) : (
    content.map((one) => (
      <Fragment key={one.no}>
        <h4>
          测试点 {one.no} <Verdict verdict={one.verdict} />
          {one.isSample && <Tag>公开的样例，看它不占次数</Tag>}
        </h4>
        <Output title="输入" text={one.input} empty="没有输入" />
        {one.verdict === 'RE' && <Crash one={one} {...rest} />}
        {one.output && isComparable(one) ? (
          <DiffView expected={one.expected} actual={one.output.text} />
        ) : (
          <div data-part="beside">
            <Output title="期望输出" text={one.expected} empty="没有输出" />
            {one.output && one.verdict !== 'RE' && <Output title="你的输出" text={one.output.text} empty="没有输出" />}
          </div>
        )}
        {one.difference !== null && one.verdict !== 'RE' && !(one.output && isComparable(one)) && (
          <p>{one.difference}</p>
        )}
        {one.isCut && <p>数据很长，只显示了开头的一部分{one.output === null && '，也不显示你的输出'}。</p>}
        {!one.isCut && one.output?.isCut && <p>你的输出很长，只显示了开头的一部分。</p>}
      </Fragment>
    ))
  );

/** Whether both outputs are whole and really differ, so that the first difference can be marked. */
const isComparable = ({ verdict, expected, output, isCut }: CaseOf): boolean =>
  (verdict === 'WA' || verdict === 'PE') &&
  !isCut &&
  output !== null &&
  !output.isCut &&
  differs(expected, output.text);

const Locked = ({ casePolicy, casesLeft, onOpen }: Pick<WrongCaseListProps, 'casePolicy' | 'casesLeft' | 'onOpen'>) => {
  if (casePolicy === 'none') return <p>出题人没有公开这道题的测试数据。先用自测想想特殊的输入。</p>;
  if (casesLeft === 0)
    return (
      <>
        <p>今天的查看次数已经用完，明天恢复。会员卡可以增加次数。</p>
        <ButtonLink size="s" href={practiceLinks.cards}>
          看看会员卡
        </ButtonLink>
      </>
    );
  return (
    <>
      <p>
        可以看{COUNT[casePolicy]}。{casesLeft !== null && `今天还能看 ${casesLeft} 次；同一次提交再看不再计次。`}
      </p>
      <Button size="s" icon="eye" onClick={onOpen}>
        查看错误测试点
      </Button>
    </>
  );
};

/** 错误测试点: the test cases a submission failed, or why they are hidden and how to see them. */
export const WrongCaseList = ({ cases, program, help, ...rest }: WrongCaseListProps) => (
  <Root aria-label="错误测试点">
    <h3>
      {cases === null && <Icon name="lock" size={16} />}
      错误测试点
    </h3>
    {cases === null ? (
      <Locked {...rest} />
    ) : (
      <Load of={cases} name="测试点" onRetry={rest.onOpen}>
        {({ content, samplesOnly }) => (
          <>
            <Cases content={content} program={program} help={help} />
            {samplesOnly && rest.casePolicy !== 'none' && <Locked {...rest} />}
          </>
        )}
      </Load>
    )}
  </Root>
);
