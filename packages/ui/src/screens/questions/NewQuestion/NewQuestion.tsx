import { QUESTION_KINDS, QUESTION_TYPES, type QuestionType } from '@aosai/api/questions/kinds';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';

export interface NewQuestionProps {
  bankHref: string;
  /** Address of the editor for a new question of a type. */
  hrefOf: (type: QuestionType) => string;
}

const Types = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: ${theme.space[12]};
  list-style: none;

  > li {
    display: grid;
    gap: ${theme.space[8]};
    padding: ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
`;

const WORDS = {
  options: '几个选项，标出对的。',
  judgement: '一句话，对或错。',
  blanks: '每个空可以接受几种写法。',
  task: '用程序作答，按测试点评分，需要测试数据。',
  parts: '一段程序和几个小题，各自计分。',
} as const;

/** Chooses the type of a new question; each type has an editor of its own. */
export const NewQuestion = ({ bankHref, hrefOf }: NewQuestionProps) => (
  <PageBody>
    <PageHeader
      trail={[{ label: '题库', href: bankHref }, { label: '新建题目' }]}
      title="新建题目"
      lead="先选题型，之后不能改。"
    />
    <Types>
      {QUESTION_TYPES.map((type) => (
        <li key={type}>
          <ButtonLink block href={hrefOf(type)}>
            {QUESTION_KINDS[type].label}
          </ButtonLink>
          <p>{WORDS[QUESTION_KINDS[type].body]}</p>
        </li>
      ))}
    </Types>
  </PageBody>
);
