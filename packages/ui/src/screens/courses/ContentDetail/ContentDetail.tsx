import { CONTENT_CATEGORY } from '@aosai/api/courses/courseRules';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { Video } from '../../../primitives/Video/Video.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { AnimatedHtml } from '../../../patterns/SteppedAnimation/AnimatedHtml.tsx';
import type { CourseDetail } from '@aosai/api/courses/course.contract';

export interface ContentDetailProps {
  content: Loaded<CourseDetail>;
  bodyHtml: Loaded<string>;
  fileUrl: (fileName: string) => string;
  on: { retry: () => void };
}

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[4]};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
`;

const Attached = ({ content, fileUrl }: { content: CourseDetail; fileUrl: ContentDetailProps['fileUrl'] }) => {
  const { category, file, title } = content;
  if (category === null || category === 'article') return null;
  if (file === null)
    return (
      <Empty title="文件还没有上传好" icon="document">
        过一会儿再来看看。
      </Empty>
    );
  if (category === 'video') return <Video src={fileUrl(file)} label={`「${title}」的视频`} />;
  return (
    <Acts>
      <ButtonLink variant="primary" size="l" icon="document" href={courseLinks.pdf(file, title)}>
        打开 PDF
      </ButtonLink>
      <ButtonLink size="l" icon="download" href={fileUrl(file)} download={`${title}.pdf`}>
        下载
      </ButtonLink>
    </Acts>
  );
};

/** An article, a video or a document of the content centre. */
export const ContentDetail = ({ content, bodyHtml, fileUrl, on }: ContentDetailProps) => (
  <PageBody data-width="narrow">
    <Load
      of={content}
      name="内容"
      onRetry={on.retry}
      skeleton={<Skeleton height={320} />}
      back={{ href: courseLinks.contents, label: '回到内容中心' }}
    >
      {(found) => (
        <>
          <PageHeader
            trail={[{ label: '内容中心', href: courseLinks.contents }, { label: found.title }]}
            title={found.title}
            lead={
              <Tags>
                {found.category !== null && <Tag tone="primary">{CONTENT_CATEGORY.label(found.category)}</Tag>}
                {found.tags.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
              </Tags>
            }
          />
          <VisuallyHidden as="h2">内容</VisuallyHidden>
          <Attached content={found} fileUrl={fileUrl} />
          <Load of={bodyHtml} name="正文" onRetry={on.retry}>
            {(html) => {
              if (html !== '')
                return (
                  <Card padding="l">
                    <AnimatedHtml html={html} size="l" />
                  </Card>
                );
              return found.intro === '' ? null : (
                <Card title="简介">
                  <p>{found.intro}</p>
                </Card>
              );
            }}
          </Load>
        </>
      )}
    </Load>
  </PageBody>
);
