import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Html } from '../../../primitives/Html/Html.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { links } from '../../../patterns/links/links.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { dateText } from '@aosai/api/kit/beijing';

/** A version of an agreement, as rendered by the server. */
export interface AgreementText {
  version: number;
  updatedAt: string;
  html: string;
}

export interface AgreementProps {
  title: string;
  /** Null when the operator has published no text. */
  text: Loaded<AgreementText | null>;
  /** True for an agreement, which links back to the list of them; false for the about page. */
  isAgreement?: boolean;
  /** How to reach the people who run the site, on its about page; empty if they have not said. */
  contact?: string;
  onRetry: () => void;
}

const Text = styled.article`
  max-width: 44em;
  margin: 0 auto;
  padding: ${theme.space[12]} 0;

  ${media.narrow} {
    padding: 0;
  }
`;

const Invite = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[24]};
  align-items: center;
  justify-content: space-between;
`;

const Contact = styled.p`
  overflow-wrap: anywhere;
`;

const leadOf = (text: AgreementText | null | undefined) =>
  text ? { lead: `第 ${text.version} 版，${dateText(text.updatedAt)} 起施行` } : {};

/** A text page: one version of an agreement, or the about page of the site. */
export const Agreement = ({ title, text, isAgreement = false, contact = '', onRetry }: AgreementProps) => (
  <PageBody data-width="narrow">
    <PageHeader
      title={title}
      {...(isAgreement
        ? { trail: [{ label: '协议与规则', href: links.agreements }, { label: title }], ...leadOf(text.data) }
        : {})}
    />
    <Card padding="l">
      <VisuallyHidden as="h2">全文</VisuallyHidden>
      <Load of={text} name={title} onRetry={onRetry}>
        {(shown) =>
          shown ? (
            <Text>
              <Html html={shown.html} />
            </Text>
          ) : (
            <Empty title="还没有公布" icon="document">
              平台还没有公布这份文本，请稍后再来，或联系管理员。
            </Empty>
          )
        }
      </Load>
    </Card>
    {contact !== '' && (
      <Card title="联系方式">
        <Contact>{contact}</Contact>
      </Card>
    )}
    {!isAgreement && (
      <Card title="为学校开通" tone="accent">
        <Invite>
          <p>学校、社团和培训机构都可以申请。通过后可以导入学生、分组、布置考试。</p>
          <ButtonLink href={links.organizationApply} variant="primary">
            申请开通
          </ButtonLink>
        </Invite>
      </Card>
    )}
  </PageBody>
);
