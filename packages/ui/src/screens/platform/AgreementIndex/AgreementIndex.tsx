import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { links } from '../../../patterns/links/links.ts';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';

const TEXTS = [
  { href: links.agreement('service'), title: '服务协议', what: '账号、使用规则、考试与成绩、付费和退费' },
  {
    href: links.agreement('privacy'),
    title: '隐私政策',
    what: '收集什么、为什么、保存多久，怎样查看、更正、导出和注销',
  },
  {
    href: links.agreement('children'),
    title: '儿童个人信息保护规则',
    what: '写给未满 14 周岁孩子的监护人：谁负责、怎样同意、怎样撤回',
  },
] as const;

const List = styled.ul`
  display: grid;
  list-style: none;

  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px ${theme.space[16]};
    padding: ${theme.space[16]} ${theme.space[20]};
    color: ${theme.color.ink};
    text-decoration: none;
  }
  a:hover b {
    color: ${theme.color.primary};
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  b {
    font-size: ${theme.text.lead};
    font-weight: ${theme.weight.medium};
  }
  p {
    grid-row: 2;
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
  }
  svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    color: ${theme.color.ink3};
  }

  ${media.narrow} {
    a {
      padding: ${theme.space[16]};
    }
  }
`;

/** List of the agreements, each with a description. */
export const AgreementIndex = () => (
  <PageBody data-width="narrow">
    <PageHeader title="协议与规则" lead="每份文本都有版本和日期；您同意的是当时的版本。" />
    <Card padding="none">
      <List>
        {TEXTS.map(({ href, title, what }) => (
          <li key={href}>
            <a href={href}>
              <b>{title}</b>
              <p>{what}</p>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </List>
    </Card>
  </PageBody>
);
