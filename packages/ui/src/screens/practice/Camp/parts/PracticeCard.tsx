import { kindOf } from '@aosai/api/questions/kinds';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { courseLinks } from '../../../../patterns/links/courseLinks.ts';
import { Load } from '../../../../patterns/Load/Load.tsx';
import type { CampProps, Drawn } from '../campProps.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  p {
    color: ${theme.color.ink2};
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
    gap: 0 ${theme.space[20]};
    list-style: none;
  }
  li > a {
    display: flex;
    gap: ${theme.space[12]};
    align-items: center;
    min-height: 44px;
    border-bottom: 1px solid ${theme.color.line};
    color: ${theme.color.ink};
    text-decoration: none;
  }
  li > a:hover {
    color: ${theme.color.primary};
  }
  small {
    flex: none;
    width: 3em;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  li span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Questions = ({ questions, missing }: Drawn) =>
  questions.length === 0 ? (
    <p>题库里还没有这一级的公开题，先做单元里的练习。</p>
  ) : (
    <>
      {missing > 0 && <p>题库里的公开题还不够一整卷，缺 {missing} 道。</p>}
      <ol>
        {questions.map(({ id, title, type }) => (
          <li key={id}>
            <a href={courseLinks.question(id)}>
              <small>{kindOf(type).label}</small>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );

/** Draws a set like the level's paper, without clock or score; unsolved questions come first. */
export const PracticeCard = ({ drawn, isGuest, on }: Pick<CampProps, 'drawn' | 'isGuest' | 'on'>) => (
  <Card
    title="蓝图练习"
    extra={
      <Button size="s" icon={drawn ? 'refresh' : 'play'} onClick={isGuest ? on.signIn : on.draw}>
        {drawn ? '换一组' : '抽一组题'}
      </Button>
    }
  >
    <Root>
      <p>按这一级试卷的题型和题数从题库抽题，没做对过的优先。不计时，不计分。</p>
      {drawn && (
        <Load of={drawn} name="练习" onRetry={on.draw}>
          {(found) => <Questions {...found} />}
        </Load>
      )}
    </Root>
  </Card>
);
